import { Delta } from '#ui/Delta.tsx'

type RateProps = {
  /** A percent text of the API; null where there is none. */
  readonly rate: string | null
  /** What is said then. */
  readonly none: string
  /** How many decimals are shown. */
  readonly decimals?: number
}

/** A rate as a change in percent. The exact one has ten decimals, more than anyone reads. */
export function Rate({ rate, none, decimals = 2 }: RateProps) {
  if (rate === null) return <span className="text-muted">{none}</span>
  return <Delta value={Number(rate).toFixed(decimals)} unit="percent" decimalsMin={decimals} />
}
