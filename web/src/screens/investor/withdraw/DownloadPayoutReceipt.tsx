import { payoutReceiptAsPdf } from '@evenmoor/contract/payout-receipts'
import type { Withdrawal } from '@evenmoor/contract/withdrawals'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { DownloadPdf } from '#queries/DownloadPdf.tsx'

/** Saves the receipt of a withdrawal that arrived as a signed PDF, in the language of the page. */
export function DownloadPayoutReceipt({ id, reference }: Pick<Withdrawal, 'id' | 'reference'>) {
  const t = useTranslations('payee.receipt')
  const language = useLocale()
  return (
    <DownloadPdf
      fileName={`evenmoor-withdrawal-${reference}.pdf`}
      load={() => call(payoutReceiptAsPdf, { params: { id }, query: { language } })}
      words={{ save: t('save'), busy: t('busy'), saved: t('saved') }}
    />
  )
}
