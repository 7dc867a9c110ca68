import { useLocale, useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { formatMoney, formatPercent } from '#i18n/format-money.ts'
import { PlansNote } from '../plans/PlansNote.tsx'
import { usePlans } from '../plans/use-plans.ts'

/** The plans under the terms in force, as the home page has them. */
export function PlansOfTerms() {
  const t = useTranslations('terms.plans')
  const locale = useLocale()
  const mode = useMode()
  const { plans, isStale } = usePlans()
  const dollars = (amount: string) => formatMoney(amount, 'USD', locale, { trimmed: true })
  return (
    <>
      <table className="figures w-full border-collapse text-small sm:text-body" data-testid="plan-table">
        <caption className="pb-2 text-start text-small text-muted">{t('caption')}</caption>
        <thead>
          <tr className="border-b border-control text-small text-muted">
            <th scope="col" className="py-2 pe-3 text-start font-normal">
              {t('plan')}
            </th>
            <th scope="col" className="py-2 pe-3 text-end font-normal wrap-anywhere hyphens-auto">
              {t('range', { mode })}
            </th>
            <th scope="col" className="py-2 text-end font-normal wrap-anywhere hyphens-auto">
              {t('rate')}
            </th>
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <tr key={plan.id} className="border-b border-line">
              <th scope="row" className="py-3 pe-3 text-start font-semibold">
                {plan.title}
              </th>
              <td className="py-3 pe-3 text-end sm:whitespace-nowrap">
                <bdi>
                  {dollars(plan.min_deposit)} – {dollars(plan.max_deposit)}
                </bdi>
              </td>
              <td className="py-3 text-end">
                <bdi>{formatPercent(plan.daily_rate, locale)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <PlansNote isStale={isStale} text={t('stale')} />
    </>
  )
}
