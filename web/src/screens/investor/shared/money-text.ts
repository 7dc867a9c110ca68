import { useLocale } from 'use-intl'
import { formatMoney, type MoneyFormat, unitOf } from '#lib/format-money.ts'

/** Dollars as text, for messages: "$250.00", or "$250" when `trimmed`. */
export function useUsdText(): (amount: string, format?: MoneyFormat) => string {
  const locale = useLocale()
  return (amount, format) => formatMoney(amount, 'USD', locale, format)
}

/** An amount of a coin as text: "250.00 USDT". */
export function useCoinText(): (amount: string, coin: string) => string {
  const locale = useLocale()
  return (amount, coin) => formatMoney(amount, unitOf(coin), locale)
}
