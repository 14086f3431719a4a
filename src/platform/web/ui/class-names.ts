/** Joins class names and drops what a condition switched off. No merging of rivals: a component's `className` is for placement only. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
