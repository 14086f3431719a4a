/** A started process: where it listens and how to end it without losing anything. */
export type Running = { readonly port: number; readonly stop: () => Promise<void> }
