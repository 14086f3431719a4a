/** The sentence shown for a failed response (specification, section 8). */
import { parseJson } from './answer-body.ts'

export type ErrorWord = 'HTTP Error' | 'Error'

export type FailedResponse = { readonly status: number; readonly statusText: string; readonly text: string }

/** The fields of a JSON object, none for anything else. */
export function fieldsIn(text: string): Readonly<Record<string, unknown>> {
  const { value } = parseJson(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

export function errorText({ status, statusText, text }: FailedResponse, word: ErrorWord = 'HTTP Error'): string {
  const { message, error } = fieldsIn(text)
  if (typeof message === 'string' && message !== '') return message
  if (typeof error === 'string' && error !== '') return error
  if (error !== undefined && error !== null && error !== '') return JSON.stringify(error)
  return text.trim() || statusText || `${word} ${status}`
}
