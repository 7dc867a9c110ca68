import { type RefObject, useEffect } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 }

/**
 * The arrows go from row to row while one has the focus; J and K do so from anywhere on the page, for people who
 * switched single-key shortcuts on (WCAG 2.1.4).
 */
export function useRowNavigation(table: RefObject<HTMLTableElement | null>, hasShortcuts: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (step === undefined || isElsewhere(event)) return
      const rows = [...(table.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const at = rows.findIndex((row) => row === document.activeElement)
      const isArrow = event.key.startsWith('Arrow')
      if (isArrow ? at < 0 : !hasShortcuts) return
      const from = at < 0 ? rows.findIndex((row) => row.ariaCurrent === 'true') : at
      const target = from < 0 ? rows[0] : rows[from + step]
      if (!target) return
      event.preventDefault()
      target.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [table, hasShortcuts])
}

/** Typing, a dialog, or the browser's own shortcut. */
const isElsewhere = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  defaultPrevented ||
  (target instanceof Element && target.closest('input, textarea, select, dialog, details[open]') !== null)
