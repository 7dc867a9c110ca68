import type { PlanVersion, StaffPlan } from '@evenmoor/contract/staff-plans'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoney, formatPercent } from '#i18n/format-money.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { Card } from '#ui/Card.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { PlanStateTag, VersionStateTag } from './PlanStateTag.tsx'

/** A plan's versions, newest first, each with everything that it says. */
export function PlanVersions({ plan: { title, state, versions } }: { plan: StaffPlan }) {
  const t = useTranslations('staffPlans')
  return (
    <Card title={t('caption', { plan: title })} aside={<PlanStateTag state={state} />}>
      <ul className="flex flex-col divide-y divide-line">
        {versions.map((version) => (
          <li key={version.version} className="py-4 first:pt-0 last:pb-0">
            <Version version={version} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Version({ version }: { version: PlanVersion }) {
  const t = useTranslations('staffPlans')
  const locale = useLocale()
  const dollars = (amount: string) => formatMoney(amount, 'USD', locale, { trimmed: true })
  const { min_deposit, max_deposit, daily_rate, result_source } = version
  return (
    <>
      <h3 className="mb-3 flex flex-wrap items-center gap-2 font-semibold">
        {t('version')} {version.version}
        <VersionStateTag state={version.state} />
      </h3>
      <SummaryList
        rows={[
          {
            label: t('range'),
            value: (
              <bdi className="whitespace-nowrap">
                {dollars(min_deposit)} – {dollars(max_deposit)}
              </bdi>
            ),
          },
          {
            label: t('rate'),
            value: `${formatPercent(daily_rate, locale)} · ${t(`sources.${result_source}`)}`,
          },
          { label: t('from'), value: formatInstant(version.effective_from, locale) },
          { label: t('by'), value: <bdi>{version.made_by ?? t('installation')}</bdi> },
          version.approved_by !== null && { label: t('approvedBy'), value: <bdi>{version.approved_by}</bdi> },
          { label: t('positions'), value: version.open_positions },
        ]}
      />
    </>
  )
}
