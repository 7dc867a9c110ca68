import { useSyncExternalStore } from 'react'
import { loadMessages } from '#i18n/catalogs.ts'
import { documentLocale } from '#i18n/preferred-locale.ts'

export type Overlay = 'search' | 'list'

/** The code of each comes when it is asked for. */
export const loadOverlay = {
  search: async () => (await import('#features/search/CommandPalette.tsx')).CommandPalette,
  list: async () => (await import('#features/shortcuts/ShortcutList.tsx')).ShortcutList,
}

/** The words of both. */
export const overlayNamespaces = ['search', 'transactions'] as const

let shown: Overlay | null = null
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const set = (part: Overlay | null) => {
  shown = part
  listeners.forEach((listener) => listener())
}

/**
 * Opens the search, or the list of shortcuts: a button does it, or a key. Where its code cannot be loaded, without a
 * network for example, nothing opens and the page stays as it is.
 */
export async function openOverlay(part: Overlay): Promise<void> {
  try {
    const words = overlayNamespaces.map((namespace) => loadMessages(namespace, documentLocale()))
    await Promise.all([loadOverlay[part](), ...words])
    set(part)
  } catch {
    // See above.
  }
}

/** Closes it, unless the other one has taken its place. */
export function closeOverlay(part: Overlay): void {
  if (shown === part) set(null)
}

export const useOpenOverlay = (): Overlay | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
