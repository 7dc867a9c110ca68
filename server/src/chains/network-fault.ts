/** Why a node cannot be believed just now; the network is paused for it (trust.md, section on chains). */
export type FaultReason = 'unreachable' | 'wrong_network' | 'stalled' | 'went_back' | 'inconsistent'

/** Thrown by a network's adapter: nothing that the node said in this reading may be used. */
export class NetworkFault extends Error {
  readonly reason: FaultReason
  /** `detail` is for the operator's log; it never holds an address of the node with its password. */
  constructor(reason: FaultReason, detail: string, options?: ErrorOptions) {
    super(detail, options)
    this.reason = reason
  }
}

/** Throws a NetworkFault when the node returned a different transaction than requested. */
export function assertAsked(asked: string, told: string | undefined): void {
  if (told === undefined || told === asked) return
  throw new NetworkFault('inconsistent', `asked for transaction ${asked}, the node told of ${told}`)
}
