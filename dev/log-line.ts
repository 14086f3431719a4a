/** One line of a program's output as a person wants to read it in a terminal. */
import { styleText } from 'node:util'

const colours = { api: 'cyan', worker: 'magenta', web: 'green' } as const
const quiet = new Set(['level', 'time', 'msg', 'process', 'pid', 'hostname', 'v'])

export function logLine(name: string, line: string): string {
  const base = name.replace(/\d+$/, '') as keyof typeof colours
  return `${styleText(colours[base] ?? 'gray', name.padEnd(7))} ${readable(line)}`
}

/** pino's JSON becomes its message and the facts beside it; every other line stays as it is. */
function readable(line: string): string {
  if (!line.startsWith('{')) return line
  try {
    const record = JSON.parse(line) as Record<string, unknown>
    if (typeof record.msg !== 'string') return line
    const facts = Object.entries(record).filter(([key]) => !quiet.has(key))
    const words = facts.map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    const level = record.level === 'info' ? '' : `${String(record.level).toUpperCase()} `
    return `${level}${record.msg} ${styleText('gray', words.join(' '))}`.trimEnd()
  } catch {
    return line
  }
}
