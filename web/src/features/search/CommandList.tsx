/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role --
   the browser's own list cannot be filtered by typing; these are the roles of the ARIA practices. */
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { announce } from '#ui/announce.ts'
import { cx } from '#ui/cx.ts'
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
  onTake: (item: Command) => void
}

/** A field and the list that it filters, by the keys of the ARIA practices: arrows move, Enter takes. */
export function CommandList({ label, hint, typed, onType, groups, onTake }: PickListProps) {
  const t = useTranslations('search')
  const listId = useId()
  const [active, setActive] = useState(0)
  const items = groups.flatMap((group) =>
    group.items.map((item) => ({ item, id: `${listId}-${group.id}-${item.id}` })),
  )
  const activeId = items[active]?.id
  const { length: count } = items
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  useEffect(() => {
    if (typed === '') return undefined
    // Not with every letter: the announcement would be one letter behind.
    const timer = setTimeout(() => announce(count === 0 ? t('none') : t('found', { count })), 500)
    return () => clearTimeout(timer)
  }, [typed, count, t])
  const press = (event: KeyboardEvent) => {
    const to: Readonly<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      ...(event.ctrlKey && { Home: 0, End: count - 1 }),
    }
    const next = to[event.key]
    if (next !== undefined) {
      event.preventDefault()
      setActive((next + count) % Math.max(1, count))
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      const chosen = items[active]
      if (chosen) onTake(chosen.item)
    }
  }
  const type = (text: string) => {
    setActive(0)
    onType(text)
  }
  return (
    <div className="flex flex-col gap-3">
      <Field label={label} hint={hint}>
        {(wiring) => (
          <input
            {...wiring}
            type="text"
            role="combobox"
            ref={firstInDialog}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={120}
            aria-autocomplete="list"
            aria-expanded={count > 0}
            aria-controls={listId}
            aria-activedescendant={activeId}
            value={typed}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={press}
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
      <div
        id={listId}
        role="listbox"
        aria-label={t('title')}
        className="h-72 overflow-y-auto"
        hidden={count === 0}
      >
        {groups.map((group) => (
          <div key={group.id} role="group" aria-labelledby={`${listId}-${group.id}`} className="pb-2">
            <p id={`${listId}-${group.id}`} className="px-3 py-1 text-small text-muted">
              {group.name}
            </p>
            {group.items.map((item) => {
              const id = `${listId}-${group.id}-${item.id}`
              return (
                // The keys are the field's: an option never has the focus.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={item.id}
                  id={id}
                  role="option"
                  aria-selected={id === activeId}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onTake(item)}
                  className={cx(
                    'flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-chip px-3 py-1 hover:bg-hover',
                    id === activeId && 'bg-primary-soft text-primary-text',
                  )}
                >
                  <span className="wrap-anywhere">{item.label}</span>
                  {item.detail !== undefined && <span className="figures text-small">{item.detail}</span>}
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The dialog was opened to type here; React keeps `autoFocus` to itself, and the dialog looks for the attribute. */
const firstInDialog = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '')
