/** Places in the hash chain. */

/** A place in the chain up to which it was found whole. Keep it outside of the database: it is what a forger lacks. */
export type Checkpoint = {
  /** How many transfers are sealed up to here. */
  readonly position: bigint
  readonly transferId: bigint
  /** Hexadecimal. */
  readonly hash: string
}

/** Where every chain begins; an id below this one there is none. */
export const chainStart: Checkpoint = {
  position: 0n,
  transferId: -(2n ** 63n),
  hash: '1c90d27d82342844ce6f5f4f6f49a333724b5def9e45a95edab69c87621fe302',
}
