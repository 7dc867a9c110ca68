import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useIsTableWide } from '#browser/use-viewport-width.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import type { TransactionFilters } from '#queries/money-queries.ts'
import { FilterChips } from './FilterChips.tsx'
import { FilterFields } from './FilterFields.tsx'
import { changeFilter, readFilters, searchLengthMax, type FilterName } from './transaction-filters.ts'

type FilterBarProps = {
  filters: TransactionFilters
  /** Takes the whole set, as query parameters. */
  onKeep: (query: Record<string, string>) => void
}

/** Search, and the filters behind one button: below it where there is room, else in a sheet. Those in use are chips. */
export function FilterBar({ filters, onKeep }: FilterBarProps) {
  const t = useTranslations('activity.filters')
  const tList = useTranslations('transactions.filters')
  const isWide = useIsTableWide()
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  // From what the address bar has now: a filter that was chosen a moment ago may not be drawn yet.
  const change = (name: FilterName, value: string) =>
    onKeep(changeFilter(readFilters(new URLSearchParams(window.location.search)), name, value))
  const { q = '', ...others } = filters
  const count = Object.keys(others).length
  const fields = <FilterFields filters={filters} onChange={change} />
  const unfolds = isWide ? { 'aria-expanded': isOpen, 'aria-controls': panelId } : {}
  return (
    <search aria-label={tList('title')} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-48 md:max-w-xl">
          <SearchField
            label={t('search')}
            placeholder={t('searchHint')}
            value={q}
            lengthMax={searchLengthMax}
            onSettle={(text) => change('q', text)}
          />
        </div>
        <Button
          {...unfolds}
          icon={<SlidersHorizontal aria-hidden size={20} />}
          onClick={() => setOpen(!isOpen)}
        >
          {count === 0 ? t('open') : t('openCount', { count: String(count) })}
        </Button>
      </div>
      {isWide && (
        <div
          id={panelId}
          hidden={!isOpen}
          className="grid items-end gap-4 rounded-card bg-sunken p-5 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] [&[hidden]]:hidden"
        >
          {isOpen && fields}
        </div>
      )}
      <FilterChips filters={filters} onRemove={(name) => change(name, '')} onClear={() => onKeep({})} />
      {!isWide && (
        <Dialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title={tList('title')}
          actions={
            <Button look="primary" wide onClick={() => setOpen(false)}>
              {t('done')}
            </Button>
          }
        >
          <div className="grid gap-4">{fields}</div>
        </Dialog>
      )}
    </search>
  )
}
