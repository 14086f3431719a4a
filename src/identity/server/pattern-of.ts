/** What somebody typed, to be found anywhere in a text: its own wildcards are letters. */
export const patternOf = (typed: string): string => `%${typed.replace(/[\\%_]/g, '\\$&')}%`
