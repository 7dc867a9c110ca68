import { useSyncExternalStore } from 'react'
import { writeStored } from '#lib/stored.ts'

export const themes = ['system', 'light', 'dark', 'contrast'] as const
export type Theme = (typeof themes)[number]

// theme-init.js reads the same keys before the first paint.
const themeKey = 'evenmoor.theme'
const motionKey = 'evenmoor.motion'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const changed = () => listeners.forEach((listener) => listener())

const readTheme = (): Theme => {
  const kept = document.documentElement.dataset['theme']
  return themes.find((theme) => theme === kept) ?? 'system'
}
const readMotion = () => document.documentElement.dataset['motion'] !== 'off'

/** Applies a theme at once and keeps it; `system` follows the device. */
export function chooseTheme(theme: Theme): void {
  const chosen = theme === 'system' ? null : theme
  writeStored(themeKey, chosen)
  if (chosen) document.documentElement.dataset['theme'] = chosen
  else delete document.documentElement.dataset['theme']
  paintAround(theme)
  changed()
}

/** The colour of the browser around the page: of the chosen theme, or of the device's. Light stands before dark. */
function paintAround(theme: Theme): void {
  document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').forEach((meta, place) => {
    const own = place === 0 ? 'light' : 'dark'
    const isChosen = theme === 'light' || theme === 'dark'
    meta.media = isChosen ? (theme === own ? 'all' : 'not all') : `(prefers-color-scheme: ${own})`
  })
}

/** Stops or allows everything that moves by itself, here and on later visits. */
export function chooseMotion(on: boolean): void {
  writeStored(motionKey, on ? null : 'off')
  if (on) delete document.documentElement.dataset['motion']
  else document.documentElement.dataset['motion'] = 'off'
  changed()
}

/** The chosen theme; `system` while prerendering. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme, () => 'system')

/** Whether things may move by themselves, as far as the person's own switch says. */
export const useMotion = (): boolean => useSyncExternalStore(subscribe, readMotion, () => true)
