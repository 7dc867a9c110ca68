/**
 * Follows money that was credited and never was there through an investor's accounts (decision 95). Pure; amounts in
 * millionths of a dollar.
 *
 * The rule is what would have been without it: an investor's own money goes first, wherever money goes, so only what it
 * did not cover was done with the other. A position that a checkout opened was opened with that checkout's payments.
 */
import { mulDivFloor } from '@evenmoor/ledger/money'

/** What happened to the accounts, in the order of the ledger. */
export type MoneyEvent =
  /**
   * The credit, its reversal, what was reversed or given back with it: above zero what came. `checkoutPositionId`: the
   * position that the checkout of a credit opened, sooner or later.
   */
  | {
      readonly kind: 'vanishing'
      readonly amountMinor: bigint
      readonly checkoutPositionId: string | null
    }
  | { readonly kind: 'invested'; readonly positionId: string; readonly amountMinor: bigint }
  /**
   * Taken out of a position: by its owner, because a payment left its chain that is followed here, or because one did
   * that has returned.
   */
  | {
      readonly kind: 'taken_out'
      readonly positionId: string
      readonly amountMinor: bigint
      readonly by: 'owner' | 'unwinding' | 'returned'
    }
  | {
      readonly kind: 'result'
      readonly positionId: string
      readonly day: string
      readonly amountMinor: bigint
      readonly baseMinor: bigint
      readonly reinvested: boolean
    }
  /** A correction of a day, by what it changed. */
  | {
      readonly kind: 'correction'
      readonly positionId: string
      readonly day: string
      readonly investedMinor: bigint
      readonly availableMinor: bigint
    }
  /** Anything else that came to the available balance or, below zero, left it; `reference` is what it belongs to. */
  | { readonly kind: 'other'; readonly reference: string; readonly amountMinor: bigint }

/** Where the money is. */
export type Traced = {
  readonly availableMinor: bigint
  /** What of each position is not the investor's own; positions without any are left out. */
  readonly positions: ReadonlyMap<string, bigint>
  /** The share of each position's days that it earned, below zero what it lost, by `position/day`. */
  readonly results: ReadonlyMap<string, TracedResult>
}
export type TracedResult = {
  readonly positionId: string
  readonly day: string
  readonly amountMinor: bigint
}

type Part = { valueMinor: bigint; tracedMinor: bigint }

/** Follows the money from before its first credit on. `availableMinor`: what was available then. */
export function traceMoney(availableMinor: bigint, events: readonly MoneyEvent[]): Traced {
  const trace = new Trace(availableMinor)
  for (const event of events) trace.follow(event)
  return trace.traced()
}

class Trace {
  /** All that is available, and what of it is traced. */
  readonly #available: Part
  readonly #positions = new Map<string, Part>()
  /** What credits of its checkout brought for a position, less what was taken back of them. */
  readonly #ofCheckouts = new Map<string, bigint>()
  /** What left the accounts and may come back, by what it belongs to. */
  readonly #spent = new Map<string, bigint>()
  /** Each day's whole result, the traced share of it, and of what it was earned. */
  readonly #days = new Map<string, TracedResult & { wholeMinor: bigint; base: Readonly<Part> }>()

  constructor(availableMinor: bigint) {
    this.#available = { valueMinor: availableMinor, tracedMinor: 0n }
  }

  follow(event: MoneyEvent): void {
    if (event.kind === 'vanishing') this.#vanish(event)
    else if (event.kind === 'invested') this.#invest(event)
    else if (event.kind === 'taken_out') this.#takeOut(event)
    else if (event.kind === 'result') this.#result(event)
    else if (event.kind === 'correction') this.#correct(event)
    else this.#other(event)
  }

  traced(): Traced {
    const held = [...this.#positions].filter(([, { tracedMinor }]) => tracedMinor > 0n)
    const earned = [...this.#days].filter(([, { amountMinor }]) => amountMinor !== 0n)
    return {
      availableMinor: this.#available.tracedMinor,
      positions: new Map(held.map(([id, { tracedMinor }]) => [id, tracedMinor])),
      results: new Map(
        earned.map(([key, { positionId, day, amountMinor }]) => [key, { positionId, day, amountMinor }]),
      ),
    }
  }

  #vanish({ amountMinor, checkoutPositionId: id }: MoneyEvent & { kind: 'vanishing' }): void {
    if (id !== null) this.#ofCheckouts.set(id, (this.#ofCheckouts.get(id) ?? 0n) + amountMinor)
    this.#come(amountMinor, amountMinor)
  }

  /** Its checkout's own payments are in it whatever else is there; beyond them the investor's own money goes first. */
  #invest({ positionId, amountMinor }: MoneyEvent & { kind: 'invested' }): void {
    const ofCheckout = this.#ofCheckouts.get(positionId) ?? 0n
    const wanted = most(ofCheckout, this.#beyondOwn(amountMinor))
    const traced = least(least(wanted, amountMinor), this.#available.tracedMinor)
    this.#come(-amountMinor, -traced)
    this.#positions.set(positionId, { valueMinor: amountMinor, tracedMinor: traced })
  }

  #takeOut({ positionId, amountMinor, by }: MoneyEvent & { kind: 'taken_out' }): void {
    const part = this.#positions.get(positionId)
    const traced = part === undefined ? 0n : tracedOut(part, amountMinor, by)
    if (part !== undefined) change(part, -amountMinor, -traced)
    this.#come(amountMinor, traced)
  }

  #result({ positionId, day, amountMinor, baseMinor, reinvested }: MoneyEvent & { kind: 'result' }): void {
    const part = this.#positions.get(positionId)
    const base = { valueMinor: baseMinor, tracedMinor: least(part?.tracedMinor ?? 0n, baseMinor) }
    const share = shareOf(amountMinor, base)
    this.#days.set(keyOf(positionId, day), {
      positionId,
      day,
      amountMinor: share,
      wholeMinor: amountMinor,
      base,
    })
    if (amountMinor > 0n && !reinvested) this.#come(amountMinor, share)
    else if (part !== undefined) change(part, amountMinor, share)
  }

  /** What stands for the day then is shared as its first result was, also where nothing stood in between. */
  #correct({ positionId, day, investedMinor, availableMinor }: MoneyEvent & { kind: 'correction' }): void {
    const part = this.#positions.get(positionId)
    const result = this.#days.get(keyOf(positionId, day))
    if (result === undefined) {
      if (part !== undefined) change(part, investedMinor, 0n)
      this.#come(availableMinor, 0n)
      return
    }
    const wholeMinor = result.wholeMinor + investedMinor + availableMinor
    const amountMinor = shareOf(wholeMinor, result.base)
    const changed = amountMinor - result.amountMinor
    const invested = availableMinor === 0n ? changed : shareOf(investedMinor, result.base)
    if (part !== undefined) change(part, investedMinor, invested)
    this.#come(availableMinor, changed - invested)
    this.#days.set(keyOf(positionId, day), { ...result, amountMinor, wholeMinor })
  }

  #other({ reference, amountMinor }: MoneyEvent & { kind: 'other' }): void {
    const spent = this.#spent.get(reference) ?? 0n
    const traced = amountMinor < 0n ? -this.#beyondOwn(-amountMinor) : least(spent, amountMinor)
    this.#spent.set(reference, spent - traced)
    this.#come(amountMinor, traced)
  }

  /** What an amount takes beyond the investor's own. */
  #beyondOwn(amountMinor: bigint): bigint {
    const { valueMinor, tracedMinor } = this.#available
    const beyond = amountMinor - (valueMinor - tracedMinor)
    return beyond > 0n ? least(beyond, tracedMinor) : 0n
  }

  #come(amountMinor: bigint, tracedMinor: bigint): void {
    change(this.#available, amountMinor, tracedMinor)
  }
}

/**
 * The owner takes out of everything that is in it; an unwinding takes what is traced first. A payment that returned is
 * the investor's own, and so is what was taken out for it.
 */
function tracedOut(
  { valueMinor, tracedMinor }: Part,
  amountMinor: bigint,
  by: 'owner' | 'unwinding' | 'returned',
): bigint {
  if (amountMinor >= valueMinor) return tracedMinor
  if (by === 'unwinding') return least(amountMinor, tracedMinor)
  if (by === 'returned') return atLeastZero(amountMinor - (valueMinor - tracedMinor))
  return mulDivFloor(tracedMinor, amountMinor, valueMinor)
}

/** No more is traced than there is, and never less than nothing. */
function change(part: Part, valueMinor: bigint, tracedMinor: bigint): void {
  part.valueMinor += valueMinor
  const traced = part.tracedMinor + tracedMinor
  part.tracedMinor = traced < 0n ? 0n : least(traced, part.valueMinor < 0n ? 0n : part.valueMinor)
}

/** The part of an amount that comes of what is traced, downwards. */
const shareOf = (amountMinor: bigint, { valueMinor, tracedMinor }: Readonly<Part>): bigint =>
  valueMinor === 0n ? 0n : mulDivFloor(amountMinor, tracedMinor, valueMinor)

const atLeastZero = (minor: bigint): bigint => (minor > 0n ? minor : 0n)

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b)

export const keyOf = (positionId: string, day: string): string => `${positionId}/${day}`
