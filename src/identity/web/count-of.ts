/** Staff's counts end at 1,000: further on the number itself helps nobody. */
export const countOf = (count: number | undefined): number | string =>
  count === undefined ? '' : count > 999 ? '999+' : count
