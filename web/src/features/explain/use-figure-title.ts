import type { Explanation } from '@evenmoor/contract/explanations'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '#i18n/format-time.ts'

/** What a figure is called above it. */
export function useFigureTitle() {
  const t = useTranslations('explain.figure')
  const tKind = useTranslations('explain.kind')
  const tTerm = useTranslations('explain.terms')
  const locale = useLocale()
  return ({ of, plan_title: plan }: Pick<Explanation, 'of' | 'plan_title'>): string => {
    const [name = '', first = '', second = '', third = ''] = of.split(':')
    switch (name) {
      case 'available':
      case 'invested':
      case 'withdrawing':
      case 'bonuses':
      case 'deposit':
      case 'withdrawal':
      case 'fee':
      case 'received':
        return t(name)
      case 'after':
        return t('available')
      case 'bonus':
        return tKind('bonus')
      case 'principal':
        return tTerm('put_in')
      case 'redeemed':
      case 'unwound':
        return tTerm('taken_out')
      case 'position':
      case 'worth':
        return plan === null ? t('invested') : t('position', { plan })
      case 'transaction':
        return t('transaction', { number: first })
      case 'results':
      case 'paid':
        return first === second
          ? t(`${name}Day`, { day: formatDay(first, locale) })
          : t(`${name}Days`, { from: formatDay(first, locale), to: formatDay(second, locale) })
      case 'plan': {
        const what = t('resultsDays', { from: formatDay(second, locale), to: formatDay(third, locale) })
        return plan === null ? what : tKind('about', { what, about: plan })
      }
      case 'reversed':
        return tKind('accrual_clawback')
      case 'change':
        return t('changeDays', { from: formatDay(first, locale), to: formatDay(second, locale) })
      default:
        return t('total')
    }
  }
}
