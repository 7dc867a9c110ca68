/** The largest way down, from a place in the row to a later one. */
export type Fall = {
  readonly from: number
  readonly to: number
  /** The first place after it that is as high as where it began; null while there is none. */
  readonly recovered: number | null
}

/** The deepest fall in a row of amounts, the earliest of equal ones; undefined where nothing ever fell. */
export function deepestFall(amounts: readonly bigint[]): Fall | undefined {
  let peak = 0
  let deepest: { from: number; to: number; depth: bigint } | undefined
  for (const [index, amount] of amounts.entries()) {
    const top = amounts[peak] ?? amount
    if (amount >= top) peak = index
    else if (top - amount > (deepest?.depth ?? 0n)) deepest = { from: peak, to: index, depth: top - amount }
  }
  if (deepest === undefined) return undefined
  const { from, to } = deepest
  const top = amounts[from] ?? 0n
  const recovered = amounts.findIndex((amount, index) => index > to && amount >= top)
  return { from, to, recovered: recovered === -1 ? null : recovered }
}
