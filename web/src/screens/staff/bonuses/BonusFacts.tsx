import { isolated } from '@evenmoor/contract/plain-text'
import type { StaffBonus } from '@evenmoor/contract/staff-bonuses'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '#i18n/format-money.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { Code } from '#ui/Code.tsx'
import { PersonName } from '#ui/PersonName.tsx'
import { SummaryList, type SummaryRow } from '#ui/SummaryList.tsx'
import { allValues } from '#routing/list-address.ts'
import { EmailAddress } from '#ui/EmailAddress.tsx'

/** Who invited whom, what it is for, and how it was decided. */
export function BonusFacts({ bonus }: { bonus: StaffBonus }) {
  const t = useTranslations('staff.bonuses')
  const tWork = useTranslations('staff.work')
  const tCommon = useTranslations('staff.console.common')
  const locale = useLocale()
  const { id, referrer, referred, invested, reason, decided_at, decided_by } = bonus
  const person = (label: string, { name, email, resembles }: StaffBonus['referrer']): SummaryRow => ({
    label,
    value: (
      <>
        <PersonName name={name} resembles={resembles} />
        <span className="block">
          <EmailAddress address={email} />
        </span>
      </>
    ),
    action: (
      <Link
        className="link"
        aria-label={`${t('page.others')}: ${name}`}
        to={pathTo('staffBonuses', { query: { status: allValues, q: email } })}
      >
        {t('page.others')}
      </Link>
    ),
  })
  const amount = formatMoney(invested.amount, 'USD', locale)
  return (
    <SummaryList
      rows={[
        person(t('referrer'), referrer),
        person(t('referred'), referred),
        { label: t('page.signedUp'), value: formatInstant(referred.signed_up_at, locale) },
        { label: t('page.invested'), value: t('page.inPlan', { amount, plan: invested.plan_title }) },
        { label: t('since'), value: formatInstant(bonus.created_at, locale) },
        decided_at !== null && {
          label: t('page.decided'),
          value: tWork('by', {
            name: isolated(decided_by ?? ''),
            time: formatInstant(decided_at, locale),
          }),
        },
        reason !== null && { label: tCommon('reason'), value: <bdi>{reason}</bdi> },
        { label: tCommon('reference'), value: <Code text={id} /> },
      ]}
    />
  )
}
