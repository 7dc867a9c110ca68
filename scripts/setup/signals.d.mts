import type { ChildProcess } from 'node:child_process'

/** Passes signals on to the child by `send`, until the returned function is called. */
export function passSignals(send: (signal: NodeJS.Signals) => void): () => void
export function killGroup(child: ChildProcess, signal: NodeJS.Signals): void
