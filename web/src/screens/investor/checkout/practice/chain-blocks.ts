/** The blocks that a checkout shows: the newest of the chain, or the payment with what confirms it. Pure. */
import type { Deposit } from '@evenmoor/contract/deposits'

/** A block as the practice network tells it. */
export type KnownBlock = { readonly height: number; readonly payments: number; readonly mined_at: string }

export type ChainBlock = {
  readonly key: string
  /**
   * `past`: mined before the payment · `mine`: the one with it · `confirming`: mined since · `next`: the coming one ·
   * `later`: the ones after it, `count` of them · `account`: where the money goes.
   */
  readonly kind: 'past' | 'mine' | 'confirming' | 'next' | 'later' | 'account'
  /** Null where it is not mined. */
  readonly height: number | null
  /** What is known of it, where the network tells. */
  readonly known: KnownBlock | null
  /** How many confirmations the payment has with it; for `later` with the last of them. */
  readonly confirmations: number
  /** How many blocks it stands for. */
  readonly count: number
}

type Followed = Pick<Deposit['payments'][number], 'block_height' | 'confirmations'>

const block = (kind: ChainBlock['kind'], given: Partial<ChainBlock>): ChainBlock => ({
  key: `${kind} ${given.height ?? ''}`,
  kind,
  height: null,
  known: null,
  confirmations: 0,
  count: 1,
  ...given,
})

type Chain = {
  /** Newest first; none where the network tells of no blocks. */
  readonly blocks: readonly KnownBlock[]
  readonly needed: number
}

/** While nothing was paid: the newest three, and those that a payment made now would need. */
export function waitingBlocks({ blocks, needed }: Chain): ChainBlock[] {
  const newest = blocks.slice(0, 3).toReversed()
  return [
    ...newest.map((known) => mined('past', known.height, { blocks, needed }, 0)),
    block('next', { confirmations: 1 }),
    ...laterBlocks(1, needed),
  ]
}

/** A payment, from the block before it to the account: never more than five. */
export function paymentBlocks(payment: Followed, chain: Chain): ChainBlock[] {
  const { needed } = chain
  const { block_height: height } = payment
  const account = block('account', { confirmations: needed })
  if (height === null) {
    const before = chain.blocks[0]
    return [
      ...(before ? [mined('past', before.height, chain, 0)] : []),
      block('next', { confirmations: 1 }),
      ...laterBlocks(1, needed),
      account,
    ]
  }
  const done = Math.max(1, Math.min(payment.confirmations, needed))
  const newest = height + done - 1
  const left = needed - done
  return [
    mined('past', height - 1, chain, 0),
    mined('mine', height, chain, 1),
    ...(done > 1 ? [mined('confirming', newest, chain, done)] : []),
    ...(left > 0 && (done === 1 || left === 1)
      ? [block('next', { height: newest + 1, confirmations: done + 1 }), ...laterBlocks(done + 1, needed)]
      : laterBlocks(done, needed)),
    account,
  ].filter(({ height: at }) => at === null || at >= 0)
}

const mined = (
  kind: ChainBlock['kind'],
  height: number,
  { blocks }: Chain,
  confirmations: number,
): ChainBlock =>
  block(kind, { height, known: blocks.find((known) => known.height === height) ?? null, confirmations })

/** What comes after `done` confirmations, as one. */
const laterBlocks = (done: number, needed: number): ChainBlock[] =>
  needed > done ? [block('later', { count: needed - done, confirmations: needed })] : []

/** The payment to follow: the one that is furthest from being credited, else the newest that is there. */
export function paymentToFollow(payments: Deposit['payments']): Deposit['payments'][number] | undefined {
  const moving = payments.filter(
    ({ status }) => status === 'seen' || status === 'confirming' || status === 'in_review',
  )
  if (moving.length > 0)
    return moving.reduce((least, each) => (each.confirmations < least.confirmations ? each : least))
  return payments.findLast(({ status }) => status === 'credited')
}

/** About how many seconds until the payment has its confirmations, where blocks come at a known pace. */
export const secondsLeft = (confirmations: number, needed: number, secondsApart: number): number =>
  Math.ceil(Math.max(0, needed - confirmations) * secondsApart)
