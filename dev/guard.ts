/**
 * Nothing that we start outlives us, even after `kill -9`: a small shell of its own session reads from a pipe that only
 * we hold, and when the pipe closes it stops what is still on its list and removes temporary folders.
 */
import { spawn } from 'node:child_process'
import type { Socket } from 'node:net'

const script = `
watched=""
while read -r word target signal; do
  case "$word" in
    watch) watched="$watched $signal:$target" ;;
    forget)
      kept=""
      for entry in $watched; do [ "\${entry#*:}" = "$target" ] || kept="$kept $entry"; done
      watched=$kept ;;
    folder) set -- "$@" "$target\${signal:+ $signal}" ;;
  esac
done
for entry in $watched; do kill -s "\${entry%%:*}" -- "\${entry#*:}" 2>/dev/null; done
turns=0
for entry in $watched; do
  while kill -s 0 -- "\${entry#*:}" 2>/dev/null; do
    turns=$((turns + 1))
    [ $turns -gt 50 ] && kill -s KILL -- "\${entry#*:}" 2>/dev/null
    [ $turns -gt 60 ] && break
    sleep 0.1
  done
done
for folder in "$@"; do rm -rf -- "$folder"; done
`

let pipe: Socket | undefined

function tell(line: string): void {
  if (!pipe) {
    const guard = spawn('/bin/sh', ['-c', script, 'quai-guard'], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    guard.unref()
    pipe = guard.stdin as Socket
    pipe.on('error', () => undefined) // a guard that somebody stopped must not stop us
    pipe.unref()
  }
  pipe.write(`${line}\n`)
}

/** A negative target is a process group, as for kill(2). */
export function watchProcess(target: number, signal: NodeJS.Signals): void {
  tell(`watch ${target} ${signal.replace('SIG', '')}`)
}

export function forgetProcess(target: number): void {
  tell(`forget ${target}`)
}

export function removeFolderAtEnd(folder: string): void {
  tell(`folder ${folder}`)
}
