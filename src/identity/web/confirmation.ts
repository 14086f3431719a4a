/** The one question "is it still you?" that may be open at a time: whoever needs the answer waits for it. */
import { SendError } from '#platform/web/send-error.ts'

type Waiting = { readonly settle: (confirmed: boolean) => void }

let waiting: readonly Waiting[] = []
const listeners = new Set<() => void>()

function publish(next: readonly Waiting[]): void {
  waiting = next
  for (const listener of listeners) listener()
}

export const isConfirmationAsked = (): boolean => waiting.length > 0

export function onConfirmationAsked(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The dialog's answer, for all who wait. */
export function answerConfirmation(confirmed: boolean): void {
  const all = waiting
  publish([])
  for (const { settle } of all) settle(confirmed)
}

const ask = () => new Promise<boolean>((settle) => publish([...waiting, { settle }]))

/** Attempts; when the server wants to be sure who it is, asks the person and attempts once more. */
export async function confirmedAttempt(attempt: () => Promise<unknown>): Promise<unknown> {
  try {
    return await attempt()
  } catch (error) {
    const needed = error instanceof SendError && error.code === 'confirmation_needed'
    if (!needed || !(await ask())) throw error
    return attempt()
  }
}
