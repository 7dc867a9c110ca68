import type { StaffPause } from '@evenmoor/contract/staff-pauses'
import { useTranslations } from 'use-intl'
import { directionOfChange } from '#i18n/format-money.ts'
import { Amount } from '#ui/Amount.tsx'
import { Card } from '#ui/Card.tsx'
import { Code } from '#ui/Code.tsx'
import { PersonName } from '#ui/PersonName.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'

type Credit = StaffPause['unwound'][number]

/** A credited payment that left its chain: what was reversed with it, and what of it is gone. */
export function VanishedCredit({ credit }: { credit: Credit }) {
  const t = useTranslations('staff.console.pauses')
  const {
    investor,
    credited,
    positions,
    results,
    shortfall,
    transaction,
    deposit_reference: deposit,
  } = credit
  const amount = (key: 'positions' | 'results' | 'shortfall', value: string) =>
    directionOfChange(value) === 'none'
      ? []
      : [{ label: t(`vanished.${key}`), value: <Amount value={value} /> }]
  return (
    <Card title={t('vanished.title')}>
      <SummaryList
        rows={[
          { label: t('concerns'), value: <PersonName name={investor.name} resembles={investor.resembles} /> },
          { label: t('vanished.credited'), value: <Amount value={credited} /> },
          { label: t('vanished.state'), value: t(`vanished.${stateOf(credit)}`) },
          ...amount('positions', positions),
          ...amount('results', results),
          ...amount('shortfall', shortfall),
          { label: t('transaction'), value: <Code text={transaction} /> },
          { label: t('deposit'), value: <Code text={deposit} /> },
        ]}
      />
    </Card>
  )
}

function stateOf({ taken_back, has_returned }: Credit): 'kept' | 'returned' | 'reversed' {
  if (!taken_back) return 'kept'
  return has_returned ? 'returned' : 'reversed'
}
