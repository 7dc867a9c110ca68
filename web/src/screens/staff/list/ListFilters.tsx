import { useTranslations } from 'use-intl'
import { SearchField } from '#ui/SearchField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'

/** A filter of a list, by the name of its query parameter. */
export type ListFilter = { name: string } & (
  | { kind: 'choice'; label: string; options: readonly { value: string; label: string }[] }
  | { kind: 'search' }
  | { kind: 'day'; label: string }
)

type ListFiltersProps = {
  filters: readonly ListFilter[]
  chosen: Readonly<Record<string, string>>
  /** An empty text takes the filter away. */
  onChange: (name: string, value: string) => void
}

/** What narrows a list. */
export function ListFilters({ filters, chosen, onChange }: ListFiltersProps) {
  const t = useTranslations('staff.list')
  if (filters.length === 0) return null
  return (
    <search className="grid grid-cols-2 items-end gap-x-4 gap-y-3 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]">
      {filters.map((filter) => {
        const { name } = filter
        const value = chosen[name] ?? ''
        if (filter.kind === 'search') {
          return (
            <div key={name} className="col-span-2">
              <SearchField
                label={t('search')}
                value={value}
                lengthMax={200}
                onSettle={(text) => onChange(name, text)}
              />
            </div>
          )
        }
        if (filter.kind === 'day') {
          return (
            <TextField
              key={name}
              type="date"
              label={filter.label}
              value={value}
              onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
            />
          )
        }
        return (
          <SelectField
            key={name}
            label={filter.label}
            value={value}
            onChange={(chosen) => onChange(name, chosen)}
            options={filter.options}
          />
        )
      })}
    </search>
  )
}
