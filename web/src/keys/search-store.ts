import { useSyncExternalStore } from 'react'
import { loadMessages } from '#i18n/catalogues.ts'
import { shownLocale } from '#i18n/preferred-locale.ts'

export type OpenPart = 'search' | 'list'

/** The code of each comes when it is asked for. */
export const loadPart = {
  search: async () => (await import('./Palette.tsx')).Palette,
  list: async () => (await import('./ShortcutList.tsx')).ShortcutList,
}

/** The words of both. */
export const keyWords = ['keys', 'transactions'] as const

let openPart: OpenPart | null = null
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const set = (part: OpenPart | null) => {
  openPart = part
  listeners.forEach((listener) => listener())
}

/**
 * Opens the search, or the list of shortcuts: a button does it, or a key. Where its code cannot be loaded, without a
 * network for example, nothing opens and the page stays as it is.
 */
export async function showPart(part: OpenPart): Promise<void> {
  try {
    const words = keyWords.map((namespace) => loadMessages(namespace, shownLocale()))
    await Promise.all([loadPart[part](), ...words])
    set(part)
  } catch {
    // See above.
  }
}

/** Closes it, unless the other one has taken its place. */
export function closePart(part: OpenPart): void {
  if (openPart === part) set(null)
}

export const useOpenPart = (): OpenPart | null =>
  useSyncExternalStore(
    subscribe,
    () => openPart,
    () => null,
  )
