/**
 * Whose money is where, once payments to an investor are gone (decision 95): worked out again from what the model's own
 * steps wrote down, without the ledger and without the product's rows. Amounts in millionths of a dollar.
 *
 * What is not the investor's own is what they would not have had without those payments. Their own money goes first,
 * wherever money goes. What a checkout opened was opened with that checkout's payments. Parts are rounded down.
 */
import type { ModelPayment, Move, OfDay } from './model.ts'

export type Foreign = {
  /** By position, what in it is not the investor's own. */
  readonly positions: ReadonlyMap<string, bigint>
  /** By `position day`, what of that day's result is not. */
  readonly results: ReadonlyMap<string, bigint>
}

/** Follows these payments, which are gone, through everything that was done. */
export function followGone(moves: readonly Move[], gone: ReadonlySet<ModelPayment>): Foreign {
  const trail = new Trail(gone)
  for (const move of moves) trail.follow(move)
  return trail.end()
}

/** An amount of money, and how much of it is not the investor's own. */
type Purse = { allMinor: bigint; foreignMinor: bigint }

class Trail {
  readonly #gone: ReadonlySet<ModelPayment>
  readonly #available: Purse = { allMinor: 0n, foreignMinor: 0n }
  readonly #positions = new Map<string, Purse>()
  readonly #days = new Map<string, Purse & { earnedOn: Purse }>()
  /** What left and was not the investor's own, by what it left for. */
  readonly #left = new Map<string, bigint>()
  /** What the payments of a checkout brought and did not take with them. */
  readonly #brought = new Map<ModelPayment, bigint>()

  constructor(gone: ReadonlySet<ModelPayment>) {
    this.#gone = gone
  }

  follow(move: Move): void {
    if (move.kind === 'credited') this.#credit(move.payment, move.usdMinor)
    else if (move.kind === 'taken back') this.#credit(move.payment, -move.usdMinor)
    else if (move.kind === 'results') this.#ofPayment(move.payment, -move.takenMinor, 'results')
    else if (move.kind === 'opened') this.#open(move)
    else if (move.kind === 'redeemed') this.#redeem(move)
    else if (move.kind === 'unwound') this.#unwind(move)
    else if (move.kind === 'day') this.#day(move)
    else if (move.kind === 'corrected') this.#addToDay(move)
    else this.#move(move.about, move.amountMinor)
  }

  end(): Foreign {
    const foreign = (purses: ReadonlyMap<string, Purse>) =>
      new Map([...purses].map(([name, { foreignMinor }]) => [name, foreignMinor]))
    return { positions: foreign(this.#positions), results: foreign(this.#days) }
  }

  #credit(payment: ModelPayment, usdMinor: bigint): void {
    this.#brought.set(payment, (this.#brought.get(payment) ?? 0n) + usdMinor)
    this.#ofPayment(payment, usdMinor, 'credit')
  }

  /** A payment that was gone for a while and returned is the investor's own: what left with it came back with it. */
  #ofPayment(payment: ModelPayment, amountMinor: bigint, what: string): void {
    if (this.#gone.has(payment)) put(this.#available, amountMinor, amountMinor)
    else this.#move(`${what} of ${payment.transaction}`, amountMinor)
  }

  #open({ positionId, amountMinor, deposit }: Move & { kind: 'opened' }): void {
    const ofCheckout = (deposit?.payments ?? [])
      .filter((payment) => this.#gone.has(payment))
      .reduce((sum, payment) => sum + (this.#brought.get(payment) ?? 0n), 0n)
    const beyondOwn = this.#beyondOwn(amountMinor)
    const wanted = ofCheckout > beyondOwn ? ofCheckout : beyondOwn
    const foreign = least(least(wanted, amountMinor), this.#available.foreignMinor)
    put(this.#available, -amountMinor, -foreign)
    this.#positions.set(positionId, { allMinor: amountMinor, foreignMinor: foreign })
  }

  #redeem({ positionId, amountMinor }: Move & { kind: 'redeemed' }): void {
    const position = this.#positionOf(positionId)
    const { allMinor, foreignMinor } = position
    const foreign = amountMinor === allMinor ? foreignMinor : (foreignMinor * amountMinor) / allMinor
    put(position, -amountMinor, -foreign)
    put(this.#available, amountMinor, foreign)
  }

  /** What was taken out for a payment that is gone was not the investor's own; for one that returned, it was. */
  #unwind({ payment, positionId, amountMinor }: Move & { kind: 'unwound' }): void {
    const position = this.#positionOf(positionId)
    const { allMinor, foreignMinor } = position
    const beyondOwn = amountMinor - (allMinor - foreignMinor)
    const foreign = this.#gone.has(payment)
      ? least(amountMinor, foreignMinor)
      : beyondOwn > 0n
        ? beyondOwn
        : 0n
    put(position, -amountMinor, -foreign)
    put(this.#available, amountMinor, foreign)
  }

  #day({ positionId, day, baseMinor, investedMinor, availableMinor }: Move & { kind: 'day' }): void {
    const { foreignMinor } = this.#positionOf(positionId)
    const earnedOn = { allMinor: baseMinor, foreignMinor }
    this.#days.set(`${positionId} ${day}`, { allMinor: 0n, foreignMinor: 0n, earnedOn })
    this.#addToDay({ positionId, day, investedMinor, availableMinor })
  }

  /** Whatever stands for a day, the same part of it is foreign: that of what it was earned on. */
  #addToDay({ positionId, day, investedMinor, availableMinor }: OfDay): void {
    const result = this.#days.get(`${positionId} ${day}`)
    if (result === undefined) throw new Error(`a day is corrected that ${positionId} never had`)
    const before = result.foreignMinor
    result.allMinor += investedMinor + availableMinor
    result.foreignMinor = partLike(result.earnedOn, result.allMinor)
    const foreign = result.foreignMinor - before
    const invested = availableMinor === 0n ? foreign : partLike(result.earnedOn, investedMinor)
    put(this.#positionOf(positionId), investedMinor, invested)
    put(this.#available, availableMinor, foreign - invested)
  }

  #move(about: string, amountMinor: bigint): void {
    const left = this.#left.get(about) ?? 0n
    const foreign = amountMinor < 0n ? -this.#beyondOwn(-amountMinor) : least(left, amountMinor)
    this.#left.set(about, left - foreign)
    put(this.#available, amountMinor, foreign)
  }

  #beyondOwn(amountMinor: bigint): bigint {
    const { allMinor, foreignMinor } = this.#available
    const beyond = amountMinor - (allMinor - foreignMinor)
    return beyond > 0n ? beyond : 0n
  }

  #positionOf(id: string): Purse {
    const position = this.#positions.get(id)
    if (position === undefined) throw new Error(`the model never opened ${id}`)
    return position
  }
}

/** Never more than there is is foreign, and never less than nothing. */
function put(purse: Purse, allMinor: bigint, foreignMinor: bigint): void {
  purse.allMinor += allMinor
  const foreign = least(purse.foreignMinor + foreignMinor, purse.allMinor)
  purse.foreignMinor = foreign > 0n ? foreign : 0n
}

/** The part of an amount that is foreign where it comes of a purse, downwards. */
function partLike({ allMinor, foreignMinor }: Purse, minor: bigint): bigint {
  if (allMinor === 0n) return 0n
  const product = minor * foreignMinor
  const share = product / allMinor
  return product < 0n && share * allMinor !== product ? share - 1n : share
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)
