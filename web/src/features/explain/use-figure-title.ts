import type { Explanation } from '@evenmoor/contract/explanations'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '#i18n/format-time.ts'

/** What a figure is called above it. */
export function useFigureTitle() {
  const t = useTranslations('explain.figure')
  const locale = useLocale()
  return ({ of, plan_title: plan }: Pick<Explanation, 'of' | 'plan_title'>): string => {
    const [name = '', first = '', second = ''] = of.split(':')
    switch (name) {
      case 'available':
      case 'invested':
      case 'withdrawing':
      case 'bonuses':
      case 'deposit':
      case 'withdrawal':
        return t(name)
      case 'position':
        return plan === null ? t('invested') : t('position', { plan })
      case 'transaction':
        return t('transaction', { number: first })
      case 'results':
      case 'paid':
        return first === second
          ? t(`${name}Day`, { day: formatDay(first, locale) })
          : t(`${name}Days`, { from: formatDay(first, locale), to: formatDay(second, locale) })
      default:
        return t('total')
    }
  }
}
