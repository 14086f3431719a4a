/** The forgery token: each answer may bring a new one, and each request that changes something shows the last one. */

/** The name of the header, in answers and in requests. */
export const forgeryHeader = 'x-csrf-token'
/** The name of the field in a JSON body. */
export const forgeryField = '_csrf'

let stored: string | undefined

function metaTag(): HTMLMetaElement | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]') ?? undefined
}

export function forgeryToken(): string | undefined {
  return stored ?? (metaTag()?.content || undefined)
}

/** Replaces the stored token by the one of this answer, if it brings one. */
export function keepForgeryToken(headers: Headers): void {
  const token = headers.get(forgeryHeader)
  if (!token) return
  stored = token
  if (typeof document === 'undefined') return
  const meta = metaTag() ?? document.head.appendChild(document.createElement('meta'))
  meta.name = 'csrf-token'
  meta.content = token
}
