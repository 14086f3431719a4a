/** Which addresses have a page, so that the others answer 404 although the application draws something there too. */

/** `/clusters/:id` fits `/clusters/7f`, `/settings/:tab?` fits `/settings` too. */
function expressionOf(pattern: string): RegExp {
  const parts = pattern.split('/').filter(Boolean)
  const source = parts.map((part) => {
    if (!part.startsWith(':')) return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`
    return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
  })
  return new RegExp(`^${source.join('')}/?$`, 'i')
}

/** A build without a list (an older one) has a page everywhere. */
export function pageAddresses(patterns: readonly string[] | undefined): (address: string) => boolean {
  if (!patterns) return () => true
  const expressions = patterns.map(expressionOf)
  return (address) => {
    const [path = ''] = address.split(/[?#]/)
    return expressions.some((expression) => expression.test(path))
  }
}
