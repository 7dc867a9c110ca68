import { useTranslations } from 'use-intl'
import { Amount } from '#ui/Amount.tsx'
import { FeeLines } from '#ui/FeeLines.tsx'
import { withdrawalLines } from './withdrawal-fee.ts'

/** You withdraw, our fee, network fee, you receive: exactly what will be booked. */
export function WithdrawalBreakdown({ amountMinor, live = true }: { amountMinor: bigint; live?: boolean }) {
  const t = useTranslations('withdraw.lines')
  const { amount, fee, networkFee, net } = withdrawalLines(amountMinor)
  return (
    <FeeLines
      live={live}
      lines={[
        { label: t('withdraw'), value: <Amount value={amount} /> },
        { label: t('fee'), value: <Amount value={fee} /> },
        { label: t('networkFee'), value: <Amount value={networkFee} /> },
      ]}
      total={{ label: t('receive'), value: <Amount value={net} /> }}
    />
  )
}
