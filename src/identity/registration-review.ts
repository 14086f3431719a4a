/** Which registrations somebody of Quai looks at before they open anything. */
import { throwAwayDomains } from './throw-away-domains.ts'

/** Countries under comprehensive or sectoral restrictive measures of the European Union: looked at, not refused. */
const reviewedCountries: ReadonlySet<string> = new Set(['BY', 'IR', 'KP', 'MM', 'RU', 'SY'])

export type ReviewReason = 'throw-away address' | 'country under sanctions'

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1)

export function whyHeld({ email, country }: { email: string; country: string }): ReviewReason | undefined {
  // a.b.mailinator.com is mailinator.com
  const labels = domainOf(email).split('.')
  const parents = labels.map((_, index) => labels.slice(index).join('.'))
  if (parents.some((domain) => throwAwayDomains.has(domain))) return 'throw-away address'
  return reviewedCountries.has(country) ? 'country under sanctions' : undefined
}
