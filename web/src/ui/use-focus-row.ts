import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** What closing a detail tells the list: the row that it belonged to. */
export type FocusRowState = { readonly focusRow: string }

/** Gives the focus back to the row whose detail was closed. */
export function useFocusRow(list: RefObject<HTMLElement | null>): void {
  const { state } = useLocation()
  const id = isFocusRow(state) ? state.focusRow : null
  useEffect(() => {
    if (id === null) return
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus()
  }, [list, id])
}

const isFocusRow = (state: unknown): state is FocusRowState =>
  typeof state === 'object' && state !== null && 'focusRow' in state && typeof state.focusRow === 'string'
