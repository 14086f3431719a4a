/** Time is asked for, never taken: a test walks a tenant through two years. */
export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }
