import { useLocale } from 'use-intl'
import { formatMoney, type MoneyFormat, unitOf } from '#i18n/format-money.ts'
import { mask, useHiddenAmount, useHiddenBalance } from './AmountMask.tsx'

type UsdText = (amount: string, format?: MoneyFormat) => string

/** Dollars as text, for messages: "$250.00", or "$250" when `trimmed`; dots while amounts are hidden. */
export function useUsdText(): UsdText {
  const text = usePlainUsdText()
  const isHidden = useHiddenAmount()
  return (amount, format) => (isHidden ? mask : text(amount, format))
}

/** What somebody has, as text: hidden also while they pay or confirm something else. */
export function useBalanceText(): UsdText {
  const text = usePlainUsdText()
  const isHidden = useHiddenBalance()
  return (amount, format) => (isHidden ? mask : text(amount, format))
}

/** Dollars that are not private, such as the range of a plan. */
export function usePlainUsdText(): UsdText {
  const locale = useLocale()
  return (amount, format) => formatMoney(amount, 'USD', locale, format)
}

/** An amount of a coin as text: "250.00 USDT". */
export function useCoinText(): (amount: string, coin: string) => string {
  const locale = useLocale()
  const isHidden = useHiddenAmount()
  return (amount, coin) => (isHidden ? mask : formatMoney(amount, unitOf(coin), locale))
}

/** What somebody has of a coin, as text, cut after eight decimals: hidden also while they pay. */
export function useCoinBalanceText(): (amount: string, coin: string) => string {
  const locale = useLocale()
  const isHidden = useHiddenBalance()
  return (amount, coin) =>
    isHidden ? mask : formatMoney(amount.replace(/(\.\d{8}).+/, '$1'), unitOf(coin), locale)
}
