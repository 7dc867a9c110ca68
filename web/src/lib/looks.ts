/**
 * Looks that a person chose in the profile, kept on this device too: the colours of changes, how numbers are set, whether
 * amounts are hidden. Theme and motion stand in `display.ts`, which public pages need as well.
 */
import { useSyncExternalStore } from 'react'
import { type NumberStyle, numberStyles, setNumberStyle } from '#lib/number-signs.ts'
import { readStored, writeStored } from '#lib/stored.ts'

/** The colour of a gain, then of a loss. */
export const gainLossColours = ['green_red', 'blue_orange', 'red_green'] as const

export type Looks = {
  readonly gainLoss: (typeof gainLossColours)[number]
  readonly numberStyle: NumberStyle
  readonly hideBalances: boolean
}

// theme-init.js reads the colours before the first paint.
const keys = {
  gainLoss: 'evenmoor.changes',
  numberStyle: 'evenmoor.numbers',
  hideBalances: 'evenmoor.hidden',
}

function readLooks(): Looks {
  const [gainLoss, numberStyle] = [readStored(keys.gainLoss), readStored(keys.numberStyle)]
  return {
    gainLoss: gainLossColours.find((known) => known === gainLoss) ?? gainLossColours[0],
    numberStyle: numberStyles.find((known) => known === numberStyle) ?? numberStyles[0],
    hideBalances: readStored(keys.hideBalances) === 'on',
  }
}

const initial: Looks = { gainLoss: 'green_red', numberStyle: 'language', hideBalances: false }
let looks = typeof window === 'undefined' ? initial : readLooks()
setNumberStyle(looks.numberStyle)

const listeners = new Set<() => void>()

/** Applies looks at once and keeps them on this device. */
export function chooseLooks(changes: Partial<Looks>): void {
  looks = { ...looks, ...changes }
  const { gainLoss, numberStyle, hideBalances } = looks
  writeStored(keys.gainLoss, gainLoss === initial.gainLoss ? null : gainLoss)
  writeStored(keys.numberStyle, numberStyle === initial.numberStyle ? null : numberStyle)
  writeStored(keys.hideBalances, hideBalances ? 'on' : null)
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
