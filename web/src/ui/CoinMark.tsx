import { CoinArt } from '#ui/CoinArt.tsx'
import { coinSigns } from '#ui/coin-signs.ts'
import { cx } from '#ui/cx.ts'

/** The drawn coin of each currency that the specification names. Its name stands beside it. */
export function CoinMark({
  coin,
  className = 'size-10',
}: {
  coin: keyof typeof coinSigns
  className?: string
}) {
  return <CoinArt sign={coinSigns[coin]} className={cx('shrink-0', `coin-mark-${coin}`, className)} />
}
