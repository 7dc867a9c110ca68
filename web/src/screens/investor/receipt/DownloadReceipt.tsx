import type { Deposit } from '@evenmoor/contract/deposits'
import { receiptAsPdf } from '@evenmoor/contract/receipts'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { DownloadPdf } from '#queries/DownloadPdf.tsx'

/** Saves the receipt as a signed PDF, in the language of the page; there is none before something was credited. */
export function DownloadReceipt({ deposit: { id, reference, payments } }: { deposit: Deposit }) {
  const t = useTranslations('receipt.pdf')
  const language = useLocale()
  const isPaid = payments.some(({ status }) => status === 'credited')
  return (
    <DownloadPdf
      fileName={`evenmoor-receipt-${reference}.pdf`}
      load={() => call(receiptAsPdf, { params: { id }, query: { language } })}
      words={{ save: t('save'), busy: t('busy'), saved: t('saved') }}
      missing={isPaid ? null : t('none')}
    />
  )
}
