/**
 * Where somebody was going when they had to sign in (specification, section 4): path, query and hash, kept for this tab.
 * It leads to our own pages only. What was stored is judged again when it is taken: storage may be written by others.
 */
const key = 'quai.redirect-target'

/** Pages that exist to sign in: going there afterwards would go round in circles. */
const doors = ['/auth', '/dev-login', '/magic-link', '/magic-link-login', '/forgot-password', '/reset-password']

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop some of them from addresses, and `/\t/x` becomes `//x`
const trouble = /[\u0000-\u0020\u007f-\u00a0\\]/

/** The same-origin path that this text means, or undefined. */
export function safeTarget(text: string, origin = location.origin): string | undefined {
  if (!text.startsWith('/') || text.startsWith('//') || trouble.test(text)) return undefined
  const url = URL.parse(text, origin)
  // Dots are resolved by now: `/.//evil.example` has become `//evil.example`.
  if (!url || url.origin !== origin || url.pathname.startsWith('//') || doors.includes(url.pathname)) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}

export function storeTarget({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): void {
  const target = safeTarget(`${pathname}${search}${hash}`)
  if (target) sessionStorage.setItem(key, target)
}

export function readTarget(): string | undefined {
  const stored = sessionStorage.getItem(key)
  return stored === null ? undefined : safeTarget(stored)
}

export const forgetTarget = (): void => sessionStorage.removeItem(key)
