import { useLocale } from 'use-intl'
import { formatMoney, unitOf } from '#i18n/format-money.ts'
import { StatusTag } from '#ui/StatusTag.tsx'

/** What two sides differ by: plain where it is nothing, bold and marked where it is not. */
export function Difference({ asset, amount }: { asset: string; amount: string }) {
  const locale = useLocale()
  const text = formatMoney(amount, unitOf(asset), locale)
  if (!/[1-9]/.test(amount)) return text
  return (
    <StatusTag tone="risk">
      <strong>{text}</strong>
    </StatusTag>
  )
}
