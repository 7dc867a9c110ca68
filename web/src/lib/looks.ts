/**
 * Looks that a person chose in the profile, kept on this device too: the colours of changes, how numbers are set, whether
 * amounts are hidden, which keys do something. Theme and motion stand in `display.ts`, which public pages need as well.
 */
import { useSyncExternalStore } from 'react'
import { type NumberStyle, numberStyles, setNumberStyle } from '#lib/number-signs.ts'
import { readStored, writeStored } from '#lib/stored.ts'

/** The colour of a gain, then of a loss. */
export const gainLossColours = ['green_red', 'blue_orange', 'red_green'] as const

/**
 * Which keys do something by themselves. `few`: search on "/", the list of shortcuts on "?"; `all`: single letters too;
 * `none`: only Ctrl or ⌘ with K. Whoever speaks to the computer can so switch off what a spoken letter would start
 * (WCAG 2.1.4).
 */
export const shortcutChoices = ['few', 'all', 'none'] as const
export type ShortcutChoice = (typeof shortcutChoices)[number]

export type Looks = {
  readonly gainLoss: (typeof gainLossColours)[number]
  readonly numberStyle: NumberStyle
  readonly hideBalances: boolean
  readonly shortcuts: ShortcutChoice
}

// theme-init.js reads the colours before the first paint.
const keys = {
  gainLoss: 'evenmoor.changes',
  numberStyle: 'evenmoor.numbers',
  hideBalances: 'evenmoor.hidden',
  shortcuts: 'evenmoor.keys',
}

function readLooks(): Looks {
  const [gainLoss, numberStyle, shortcuts] = [keys.gainLoss, keys.numberStyle, keys.shortcuts].map(readStored)
  return {
    gainLoss: gainLossColours.find((known) => known === gainLoss) ?? gainLossColours[0],
    numberStyle: numberStyles.find((known) => known === numberStyle) ?? numberStyles[0],
    hideBalances: readStored(keys.hideBalances) === 'on',
    shortcuts: shortcutChoices.find((known) => known === shortcuts) ?? shortcutChoices[0],
  }
}

const initial: Looks = {
  gainLoss: 'green_red',
  numberStyle: 'language',
  hideBalances: false,
  shortcuts: 'few',
}
let looks = typeof window === 'undefined' ? initial : readLooks()
setNumberStyle(looks.numberStyle)

const listeners = new Set<() => void>()

/** Applies looks at once and keeps them on this device. */
export function chooseLooks(changes: Partial<Looks>): void {
  looks = { ...looks, ...changes }
  const { gainLoss, numberStyle, hideBalances, shortcuts } = looks
  writeStored(keys.gainLoss, gainLoss === initial.gainLoss ? null : gainLoss)
  writeStored(keys.numberStyle, numberStyle === initial.numberStyle ? null : numberStyle)
  writeStored(keys.hideBalances, hideBalances ? 'on' : null)
  writeStored(keys.shortcuts, shortcuts === initial.shortcuts ? null : shortcuts)
  if (gainLoss === initial.gainLoss) delete document.documentElement.dataset['changes']
  else document.documentElement.dataset['changes'] = gainLoss
  setNumberStyle(numberStyle)
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLooks = (): Looks =>
  useSyncExternalStore(
    subscribe,
    () => looks,
    () => initial,
  )
