import { CoinArt } from '#ui/CoinArt.tsx'
import { coinSigns } from '#ui/coin-signs.ts'
import { cx } from '#ui/cx.ts'

/** The drawn coin of a currency: of each that the specification names, and of each that the market's tiles show. Its name stands beside it. */
export function CoinMark({
  coin,
  className = 'size-10',
}: {
  coin: keyof typeof coinSigns
  className?: string
}) {
  return <CoinArt sign={coinSigns[coin]} className={cx('shrink-0', `coin-mark-${coin}`, className)} />
}
