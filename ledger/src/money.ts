/**
 * The one place that parses, formats, multiplies or rounds money. Amounts are whole numbers (`bigint`) of the
 * smallest unit, never a `number`, never a float. Text from outside gives a named refusal, never NaN and never
 * a throw; a wrong call from our own code (division by zero, a scale below zero) throws a RangeError.
 *
 * Rounding (product.md, "Money rules"): a share of a result is rounded down to a millionth and the remainder
 * stays with the house account `rounding`; a fee is rounded up to the cent.
 * No Node imports: the browser uses this file too.
 */
import { type AssetCode, type Coin, scaleOf } from '#asset.ts'

export { type AssetCode, assetScales, type Coin, coins, isCoin, scaleOf } from '#asset.ts'

/** An amount together with what it counts. `minor` is in the asset's smallest unit and may be negative. */
export type Money = { readonly asset: AssetCode; readonly minor: bigint }

/** Why a text is not an amount. `malformed` covers signs, exponents, spaces, commas, other digits and non-texts. */
export type AmountRefusal = 'malformed' | 'too_long' | 'too_many_decimals' | 'zero' | 'too_large'

/** The outcome of reading an amount; test `ok` first. */
export type ParsedAmount =
  | { readonly ok: true; readonly minor: bigint }
  | { readonly ok: false; readonly refusal: AmountRefusal }

export type ParseOptions = {
  /** Fewer decimals than the scale, for instance 2 for dollars typed by a person. Default: the scale. */
  readonly decimalsMax?: number
  /** Zero is refused unless this is set. */
  readonly zeroAllowed?: boolean
}

/** Longest text that is read: 30 digits, a point and 18 decimals fit; 10^40 does not. */
export const amountLengthMax = 50

/** Every single amount is below this, here and in the database: sums of 10^8 of them still fit numeric(38,0). */
export const amountMinorLimit = 10n ** 30n

const canonicalDecimal = /^(?:0|[1-9][0-9]*)(?:\.([0-9]+))?$/

/** Parts in a whole: a rate of 2.5 % is 25_000n parts per million. */
const ppmWhole = 1_000_000n

/** Basis points in a whole: the withdrawal fee of 1 % is 100n. */
const bpsWhole = 10_000n

/** The scale of `usd`: dollars are kept in millionths. */
const usdScale = 6

/** One cent in millionths of a dollar. */
const centMinor = 10_000n

/**
 * Reads a canonical decimal text ("250", "0.5", "250.00") as units of 10^-scale. Anything else is refused:
 * "-1", "+1", "1e3", "1,000", " 1", ".5", "1.", "01", "１", numbers, null. Exact, no rounding.
 */
export function parseAmount(text: unknown, scale: number, options: ParseOptions = {}): ParsedAmount {
  if (typeof text !== 'string') return refused('malformed')
  // Length comes before the pattern, so that a huge text costs nothing.
  if (text.length > amountLengthMax) return refused('too_long')
  const match = canonicalDecimal.exec(text)
  if (match === null) return refused('malformed')
  const decimals = match[1] ?? ''
  if (decimals.length > Math.min(options.decimalsMax ?? scale, scale)) return refused('too_many_decimals')
  const minor = BigInt(text.replace('.', '')) * powerOfTen(scale - decimals.length)
  if (minor >= amountMinorLimit) return refused('too_large')
  if (minor === 0n && options.zeroAllowed !== true) return refused('zero')
  return { ok: true, minor }
}

/** `parseAmount` at the scale of an asset. */
export function parseMoney(text: unknown, asset: AssetCode, options: ParseOptions = {}): ParsedAmount {
  return parseAmount(text, scaleOf(asset), options)
}

export type FormatOptions = {
  /** Decimals that stay even when they are zero; further zeros are dropped. Default 2, at most the scale. */
  readonly minDecimals?: number
}

/** The exact decimal text of an amount: 250000000n at scale 6 is "250.00". Never rounds, never groups digits. */
export function formatAmount(minor: bigint, scale: number, options: FormatOptions = {}): string {
  const sign = minor < 0n ? '-' : ''
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const kept = Math.min(options.minDecimals ?? 2, scale)
  let decimals = digits.slice(digits.length - scale)
  while (decimals.length > kept && decimals.endsWith('0')) decimals = decimals.slice(0, -1)
  return decimals === '' ? `${sign}${whole}` : `${sign}${whole}.${decimals}`
}

/** `formatAmount` at the scale of the asset; the code itself is not part of the text. */
export function formatMoney(money: Money, options: FormatOptions = {}): string {
  return formatAmount(money.minor, scaleOf(money.asset), options)
}

/** A rate in parts per million as percent text: 25_000n is "2.5", -3_333n is "-0.3333". */
export function formatRatePercent(ratePpm: bigint): string {
  return formatAmount(ratePpm, 4, { minDecimals: 0 })
}

/** floor(amount × factor ÷ divisor), toward negative infinity, exact however large. The divisor must be > 0. */
export function mulDivFloor(amount: bigint, factor: bigint, divisor: bigint): bigint {
  if (divisor <= 0n) throw new RangeError('a divisor must be above zero')
  const product = amount * factor
  const quotient = product / divisor
  return product < 0n && product % divisor !== 0n ? quotient - 1n : quotient
}

/** ceil(amount × factor ÷ divisor), toward positive infinity. The divisor must be > 0. */
export function mulDivCeil(amount: bigint, factor: bigint, divisor: bigint): bigint {
  return -mulDivFloor(-amount, factor, divisor)
}

/**
 * One investor's share of a day: principal × rate, rounded down (toward negative infinity) to the smallest unit,
 * so a gain is never rounded up and a loss never rounded away. With a rate ≥ -100 % it never exceeds the principal.
 */
export function applyRatePpm(principalMinor: bigint, ratePpm: bigint): bigint {
  return mulDivFloor(principalMinor, ratePpm, ppmWhole)
}

/** A day's result over many principals: what is booked, what each gets, and what stays with `rounding`. */
export type ResultSplit = {
  /** The result of the principals together, rounded down once: what the account `results` moves. */
  readonly totalMinor: bigint
  /** One share per principal, in the same order. */
  readonly sharesMinor: readonly bigint[]
  /** totalMinor minus the shares: at least 0 and less than one unit per principal. */
  readonly remainderMinor: bigint
}

/**
 * Splits a day's result exactly: shares + remainder = total (trust.md, I8). Rounding down each share can only
 * lose units against rounding down the sum, so the remainder is never negative, for gains and for losses.
 */
export function splitResult(principalsMinor: readonly bigint[], ratePpm: bigint): ResultSplit {
  const sharesMinor = principalsMinor.map((principal) => applyRatePpm(principal, ratePpm))
  const totalMinor = applyRatePpm(sum(principalsMinor), ratePpm)
  return { totalMinor, sharesMinor, remainderMinor: totalMinor - sum(sharesMinor) }
}

/**
 * The fee on a dollar amount (millionths): amount × feeBps, rounded up to the cent, so that splitting an amount
 * is never cheaper (trust.md M02); never more than the amount itself, so that dust can always leave (M15).
 */
export function feeCeilToCent(amountMinor: bigint, feeBps: bigint): bigint {
  if (amountMinor < 0n || feeBps < 0n)
    throw new RangeError('a fee is charged on an amount and a rate of at least 0')
  const fee = mulDivCeil(amountMinor, feeBps, bpsWhole * centMinor) * centMinor
  return fee < amountMinor ? fee : amountMinor
}

/** Dollars for coins at a price (millionths of a dollar for one whole coin), rounded down to a millionth. */
export function coinToUsdFloor(coinMinor: bigint, coin: Coin, priceUsdMinor: bigint): bigint {
  return mulDivFloor(coinMinor, priceUsdMinor, powerOfTen(scaleOf(coin)))
}

/** Coins that are worth at least `usdMinor` at a price: what a checkout asks for. Rounded up to the coin's unit. */
export function usdToCoinCeil(usdMinor: bigint, coin: Coin, priceUsdMinor: bigint): bigint {
  return mulDivCeil(usdMinor, powerOfTen(scaleOf(coin)), priceUsdMinor)
}

/** Coins that are worth at most `usdMinor` at a price: what a withdrawal pays. Rounded down to the coin's unit. */
export function usdToCoinFloor(usdMinor: bigint, coin: Coin, priceUsdMinor: bigint): bigint {
  return mulDivFloor(usdMinor, powerOfTen(scaleOf(coin)), priceUsdMinor)
}

/** Whole dollars or cents written in code, for limits and tests: usd('1000.50') is 1_000_500_000n. Throws on bad text. */
export function usd(text: string): bigint {
  const parsed = parseAmount(text, usdScale, { zeroAllowed: true })
  if (!parsed.ok) throw new RangeError(`not an amount of dollars (${parsed.refusal}): ${text}`)
  return parsed.minor
}

function refused(refusal: AmountRefusal): ParsedAmount {
  return { ok: false, refusal }
}

function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(exponent)
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}
