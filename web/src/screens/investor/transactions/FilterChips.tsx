import { X } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '#i18n/format-time.ts'
import { Button } from '#ui/Button.tsx'
import { usePlainUsdText } from '#ui/use-money-text.ts'
import type { TransactionFilters } from '#queries/money-queries.ts'
import { type FilterName, filterNames } from './transaction-filters.ts'

type FilterChipsProps = {
  filters: TransactionFilters
  onRemove: (name: FilterName) => void
  onClear: () => void
}

/** What the list is narrowed by, each with the way to take it away. */
export function FilterChips({ filters, onRemove, onClear }: FilterChipsProps) {
  const t = useTranslations('activity.filters')
  const tList = useTranslations('transactions.filters')
  const wordsOf = useFilterWords()
  const used = filterNames.filter((name) => filters[name] !== undefined)
  if (used.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={t('inUse')} className="contents">
        {used.map((name) => {
          const words = wordsOf(name, filters[name] ?? '')
          return (
            <li key={name} className="max-w-full">
              <button
                type="button"
                aria-label={t('remove', { what: words })}
                onClick={() => onRemove(name)}
                className="flex min-h-11 max-w-full items-center gap-2 rounded-pill border border-control bg-surface px-4 text-small font-semibold hover:bg-hover"
              >
                <span className="truncate">{words}</span>
                <X aria-hidden size={16} className="shrink-0" />
              </button>
            </li>
          )
        })}
      </ul>
      <Button look="quiet" size="compact" onClick={onClear}>
        {tList('clear')}
      </Button>
    </div>
  )
}

/** A filter in words, such as "Type: Deposit". */
function useFilterWords() {
  const t = useTranslations()
  const locale = useLocale()
  const usdText = usePlainUsdText()
  const valueOf = (name: FilterName, value: string): string => {
    if (name === 'type') return t(`transactions.type.${value as 'deposit'}`)
    if (name === 'status') return t(`withdraw.status.${value as 'sent'}`)
    if (name === 'coin') return t(`investor.money.coin.${value as 'usdt'}`)
    if (name === 'from' || name === 'to') return formatDay(value, locale)
    return name === 'q' ? value : usdText(value)
  }
  const nameOf = (name: FilterName): string => {
    if (name === 'q') return t('activity.filters.search')
    return name === 'type' || name === 'from' || name === 'to'
      ? t(`transactions.filters.${name}`)
      : t(`activity.filters.${name}`)
  }
  return (name: FilterName, value: string) =>
    t('activity.filters.chip', { name: nameOf(name), value: valueOf(name, value) })
}
