/** Structured logs. Whatever could sign somebody in is removed before a line is written. */
import { pino } from 'pino'

export type Logger = {
  debug: (data: object, message: string) => void
  info: (data: object, message: string) => void
  warn: (data: object, message: string) => void
  error: (data: object, message: string) => void
  child: (data: object) => Logger
}

export function createLogger(level: string, process: string) {
  return pino({
    level,
    base: { process },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ['*.cookie', '*.authorization', '*.password', '*.token', 'cookie', 'authorization', 'password', 'token'],
      censor: '[removed]',
    },
  })
}
