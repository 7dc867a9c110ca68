import {
  Combobox,
  ComboboxGroup,
  ComboboxGroupLabel,
  ComboboxItem,
  ComboboxList,
  ComboboxProvider,
} from '@ariakit/react/combobox'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { announce } from '#ui/announce.ts'
import { Field, inputLook } from '#ui/Field.tsx'
import type { Command } from './command.ts'

type Group = { readonly id: string; readonly name: string; readonly items: readonly Command[] }
type PickListProps = {
  /** What can be found, and how. */
  label: string
  hint: string
  typed: string
  onType: (text: string) => void
  /** Without empty ones. */
  groups: readonly Group[]
  /** Closes what the list stands in. */
  onClose: () => void
}

/** A field and the list that it filters: arrows move, Enter takes. */
export function CommandList({ label, hint, typed, onType, groups, onClose }: PickListProps) {
  const t = useTranslations('search')
  const take = ({ run }: Command) => {
    // Close first: closing returns the focus, which must happen before the next page takes it.
    onClose()
    run()
  }
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  useEffect(() => {
    if (typed === '') return undefined
    // Not with every letter: the announcement would be one letter behind.
    const timer = setTimeout(() => announce(count === 0 ? t('none') : t('found', { count })), 500)
    return () => clearTimeout(timer)
  }, [typed, count, t])
  return (
    <ComboboxProvider open={count > 0} inputValue={typed} setInputValue={onType}>
      <div className="flex flex-col gap-3">
        <Field label={label} hint={hint}>
          {(wiring) => (
            <Combobox
              {...wiring}
              ref={firstInDialog}
              autoSelect="always"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={120}
              className={inputLook(false)}
            />
          )}
        </Field>
        {count === 0 && (
          <p className="py-3">
            {t('none')}. <span className="text-muted">{t('noneHint')}</span>
          </p>
        )}
        {/* Of one height, whatever is found: nothing jumps. */}
        <ComboboxList aria-label={t('title')} className="h-72 overflow-y-auto">
          {groups.map((group) => (
            <ComboboxGroup key={group.id} className="pb-2">
              <ComboboxGroupLabel className="px-3 py-1 text-small text-muted">
                {group.name}
              </ComboboxGroupLabel>
              {group.items.map((item) => (
                <ComboboxItem
                  key={item.id}
                  onClick={() => take(item)}
                  className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-chip px-3 py-1 hover:bg-hover data-active-item:bg-primary-soft data-active-item:text-primary-text"
                >
                  <span className="wrap-anywhere">{item.label}</span>
                  {item.detail !== undefined && <span className="figures text-small">{item.detail}</span>}
                </ComboboxItem>
              ))}
            </ComboboxGroup>
          ))}
        </ComboboxList>
      </div>
    </ComboboxProvider>
  )
}

/** The dialog was opened to type here; React keeps `autoFocus` to itself, and the dialog looks for the attribute. */
const firstInDialog = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '')
