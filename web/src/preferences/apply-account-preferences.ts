import { isLocale } from '@evenmoor/contract/locales'
import type { Profile } from '@evenmoor/contract/people'
import type { Preferences } from '@evenmoor/contract/profile'
import { storeLocale } from '#i18n/preferred-locale.ts'
import { setMotion, setTheme } from './appearance.ts'
import { setDevicePreferences, type ShortcutChoice } from './device-preferences.ts'

/**
 * What the account keeps holds on this device from now on: on a new device everything looks as on the last one. What the
 * account does not say stays as the device has it. A language holds from the next document on.
 */
export function applyAccountPreferences({
  locale,
  theme,
  preferences,
}: Pick<Profile, 'locale' | 'theme' | 'preferences'>) {
  if (theme !== 'system') setTheme(theme)
  if (preferences.motion !== undefined) setMotion(preferences.motion !== 'reduced')
  setDevicePreferences({
    ...(preferences.gain_loss !== undefined && { gainLoss: preferences.gain_loss }),
    ...(preferences.number_style !== undefined && { numberStyle: preferences.number_style }),
    ...(preferences.hide_balances !== undefined && { hideBalances: preferences.hide_balances }),
    ...shortcutsOf(preferences),
  })
  if (isLocale(locale)) storeLocale(locale)
}

/** Staff have a switch for the letters alone, so one of the two may be unsaid. */
function shortcutsOf({
  shortcuts,
  search_keys: searchKeys,
}: Preferences): { shortcuts: ShortcutChoice } | undefined {
  if (shortcuts === undefined && searchKeys === undefined) return undefined
  if (searchKeys === false) return { shortcuts: 'none' }
  return { shortcuts: shortcuts === true ? 'all' : 'few' }
}
