import type { ShortcutChoice } from '#preferences/device-preferences.ts'
import type { PlainPageName } from '#routing/paths.ts'

export type Shortcut =
  | { readonly kind: 'search' }
  | { readonly kind: 'list' }
  | { readonly kind: 'lead' }
  | { readonly kind: 'page'; readonly page: PlainPageName }
  | { readonly kind: 'row'; readonly step: 1 | -1 }
  | { readonly kind: 'export' }

/** Where the letter after G goes. Nothing that moves money has a shortcut: these only open pages. */
export const pageKeys = {
  h: 'dashboard',
  i: 'invest',
  w: 'withdraw',
  t: 'transactions',
} as const satisfies Record<string, PlainPageName>

type Pressed = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly isComposing: boolean
}
type Where = {
  readonly choice: ShortcutChoice
  /** The focus is in a field, or on something with keys of its own. */
  readonly isTyping: boolean
  /** A dialog is open: it has the keyboard to itself. */
  readonly isInDialog: boolean
  /** G was pressed just before. */
  readonly isLed: boolean
}

/** What a key press means, or null for nothing of ours. */
export function shortcutOf(
  pressed: Pressed,
  { choice, isTyping, isInDialog, isLed }: Where,
): Shortcut | null {
  const { ctrlKey, metaKey, altKey, isComposing } = pressed
  if (isComposing || isInDialog) return null
  const key = pressed.key.toLowerCase()
  if (key === 'k' && ctrlKey !== metaKey && !altKey) return { kind: 'search' }
  if (ctrlKey || metaKey || altKey || isTyping || choice === 'none') return null
  if (key === '/') return { kind: 'search' }
  if (key === '?') return { kind: 'list' }
  if (choice !== 'all') return null
  if (isLed && key in pageKeys) return { kind: 'page', page: pageKeys[key as keyof typeof pageKeys] }
  return letters[key] ?? null
}

const letters: Readonly<Record<string, Shortcut>> = {
  g: { kind: 'lead' },
  j: { kind: 'row', step: 1 },
  k: { kind: 'row', step: -1 },
  e: { kind: 'export' },
}

/** Whether a key press there is meant for a field, or for something with keys of its own. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], details[open]') !== null
