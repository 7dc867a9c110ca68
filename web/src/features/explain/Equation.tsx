import type { Explanation } from '@evenmoor/contract/explanations'
import { useLocale, useTranslations } from 'use-intl'
import { formatNumber } from '#i18n/format-money.ts'
import { Amount } from '#ui/Amount.tsx'
import { addsUpInCents } from './adds-up.ts'

type EquationProps = { explanation: Explanation; title: string }

/**
 * The sum line by line: a sign, what moved the money and how often, and how much. Where the lines wouldn't come to their sum
 * in cents, all of them show every decimal that there is.
 */
export function Equation({ explanation: { terms, sum }, title }: EquationProps) {
  const t = useTranslations('explain')
  const locale = useLocale()
  const exact = !addsUpInCents(
    terms.map(({ amount }) => amount),
    sum,
  )
  if (terms.length === 0) return <p className="mt-4 text-muted">{t('nothing')}</p>
  return (
    <table className="mt-4 w-full">
      <caption className="sr-only">{t('equation')}</caption>
      <tbody>
        {terms.map(({ kind, count, amount }) => (
          <tr key={kind} className="align-baseline">
            <td className="w-6 py-1.5 font-semibold text-subtle">{amount.startsWith('-') ? '−' : '+'}</td>
            <th scope="row" className="py-1.5 pe-3 text-start font-normal wrap-anywhere">
              {/* The count stays beside the last word. */}
              {t(`terms.${kind}`)}
              {'\u00a0'}
              <span className="ms-1 text-small text-subtle">{formatNumber(String(count), locale)}</span>
            </th>
            <td className="py-1.5 text-end">
              <Amount value={amount.replace('-', '')} exact={exact} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-[1.5px] border-text align-baseline font-semibold">
          <td className="w-6 pt-2.5">=</td>
          <th scope="row" className="pt-2.5 pe-3 text-start font-semibold wrap-anywhere">
            {title}
          </th>
          <td className="pt-2.5 text-end">
            <Amount value={sum} exact={exact} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
