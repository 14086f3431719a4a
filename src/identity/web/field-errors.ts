import { SendError } from '#platform/web/send-error.ts'

/** What the server says of single fields (`details.fields`), to be shown where they are. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  const fields = error instanceof SendError ? error.details?.fields : undefined
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => typeof text === 'string'))
}
