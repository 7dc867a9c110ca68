import { useLocale, useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { formatNumber } from '#i18n/format-money.ts'
import { exampleRatePpm, growth } from './compound.ts'

const rows = [
  { key: 'once', days: 1, decimals: 3 },
  { key: 'month', days: 30, decimals: 2 },
  { key: 'year', days: 365, decimals: 0 },
] as const

/** What the illustrated rate would mean if it were promised. */
export function CompoundExample() {
  const t = useTranslations('homeMore.arithmetic')
  const locale = useLocale()
  const mode = useMode()
  return (
    <section id="arithmetic" aria-labelledby="arithmetic-title" className="page scroll-mt-4 pt-16">
      <div className="grid gap-6 rounded-card border border-line bg-surface p-6 md:grid-cols-2 md:gap-12 md:p-8">
        <div>
          <h2 id="arithmetic-title" tabIndex={-1} className="text-h2">
            {t('heading')}
          </h2>
          <p className="mt-2 text-muted">{t('lead')}</p>
          <p className="mt-4">{t('conclusion', { mode })}</p>
        </div>
        <table className="figures w-full self-start">
          <caption className="pb-2 text-start text-small text-muted">{t('of')}</caption>
          <tbody>
            {rows.map(({ key, days, decimals }) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className="py-3 text-start font-normal text-muted">
                  {t(key)}
                </th>
                <td className="py-3 text-end text-h3">
                  <bdi dir="ltr">×{formatNumber(growth(exampleRatePpm, days, decimals), locale)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
