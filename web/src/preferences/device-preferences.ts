/**
 * Looks that a person chose in the profile, kept on this device too: the colors of changes, how numbers are set, whether
 * amounts are hidden, which keys do something. Theme and motion are in `appearance.ts`, which public pages also need.
 */
import { useSyncExternalStore } from 'react'
import { type NumberStyle, numberStyles, setNumberStyle } from '#i18n/number-style.ts'
import { readLocalStorage, writeLocalStorage } from '#browser/local-storage.ts'

/** The color of a gain, then of a loss. */
export const gainLossColors = ['green_red', 'blue_orange', 'red_green'] as const

/**
 * Which keys do something by themselves. `few`: search on "/", the list of shortcuts on "?"; `all`: single letters too;
 * `none`: only Ctrl or ⌘ with K. Whoever speaks to the computer can so switch off what a spoken letter would start
 * (WCAG 2.1.4).
 */
export const shortcutChoices = ['few', 'all', 'none'] as const
export type ShortcutChoice = (typeof shortcutChoices)[number]

export type DevicePreferences = {
  readonly gainLoss: (typeof gainLossColors)[number]
  readonly numberStyle: NumberStyle
  readonly hideBalances: boolean
  readonly shortcuts: ShortcutChoice
}

// theme-init.js reads the colors before the first paint.
const keys = {
  gainLoss: 'evenmoor.changes',
  numberStyle: 'evenmoor.numbers',
  hideBalances: 'evenmoor.hidden',
  shortcuts: 'evenmoor.keys',
}

function readDevicePreferences(): DevicePreferences {
  const [gainLoss, numberStyle, shortcuts] = [keys.gainLoss, keys.numberStyle, keys.shortcuts].map(
    readLocalStorage,
  )
  return {
    gainLoss: gainLossColors.find((known) => known === gainLoss) ?? gainLossColors[0],
    numberStyle: numberStyles.find((known) => known === numberStyle) ?? numberStyles[0],
    hideBalances: readLocalStorage(keys.hideBalances) === 'on',
    shortcuts: shortcutChoices.find((known) => known === shortcuts) ?? shortcutChoices[0],
  }
}

const initial: DevicePreferences = {
  gainLoss: 'green_red',
  numberStyle: 'language',
  hideBalances: false,
  shortcuts: 'few',
}
let looks = typeof window === 'undefined' ? initial : readDevicePreferences()
setNumberStyle(looks.numberStyle)

const listeners = new Set<() => void>()

/** Applies looks at once and keeps them on this device. */
export function setDevicePreferences(changes: Partial<DevicePreferences>): void {
  looks = { ...looks, ...changes }
  const { gainLoss, numberStyle, hideBalances, shortcuts } = looks
  writeLocalStorage(keys.gainLoss, gainLoss === initial.gainLoss ? null : gainLoss)
  writeLocalStorage(keys.numberStyle, numberStyle === initial.numberStyle ? null : numberStyle)
  writeLocalStorage(keys.hideBalances, hideBalances ? 'on' : null)
  writeLocalStorage(keys.shortcuts, shortcuts === initial.shortcuts ? null : shortcuts)
  if (gainLoss === initial.gainLoss) delete document.documentElement.dataset['changes']
  else document.documentElement.dataset['changes'] = gainLoss
  setNumberStyle(numberStyle)
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useDevicePreferences = (): DevicePreferences =>
  useSyncExternalStore(
    subscribe,
    () => looks,
    () => initial,
  )
