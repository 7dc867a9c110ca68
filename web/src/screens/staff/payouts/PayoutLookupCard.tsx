import { lookUpPayout, type PayoutLookup, type StaffPayout } from '@evenmoor/contract/staff-payouts'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatMoney, unitOf } from '#i18n/format-money.ts'
import { Banner } from '#ui/Banner.tsx'
import type { Tone } from '#ui/tone.ts'
import { TransactionLookup } from '../lookup/TransactionLookup.tsx'

type PayoutLookupCardProps = { payout: StaffPayout }

/** What a transaction is to this payment, by its hash; asking books nothing. */
export function PayoutLookupCard({ payout }: PayoutLookupCardProps) {
  return (
    <TransactionLookup
      lookUp={(transaction) => call(lookUpPayout, { params: { id: payout.id }, body: { transaction } })}
    >
      {(lookup) => <Verdict payout={payout} lookup={lookup} />}
    </TransactionLookup>
  )
}

const tones: Readonly<Partial<Record<PayoutLookup['verdict'], Tone>>> = {
  counted: 'gain',
  soon: 'gain',
  waiting: 'info',
  unknown: 'info',
}

function Verdict({ payout, lookup: { verdict, found } }: PayoutLookupCardProps & { lookup: PayoutLookup }) {
  const t = useTranslations('staff.payouts.lookup')
  const locale = useLocale()
  const words = {
    amount: found === null ? '' : formatMoney(found.amount, unitOf(found.coin), locale, { exact: true }),
    address: found?.address ?? '',
    due: formatMoney(payout.amount, unitOf(payout.coin), locale, { exact: true }),
  }
  return (
    <Banner tone={tones[verdict] ?? 'risk'}>
      <span className="wrap-anywhere">{t(verdict, words)}</span>
    </Banner>
  )
}
