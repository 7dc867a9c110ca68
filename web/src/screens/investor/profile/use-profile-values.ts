import { isLocale } from '@evenmoor/contract/locales'
import type { Profile } from '@evenmoor/contract/people'
import { updateMe } from '@evenmoor/contract/people'
import { nameParts } from '@evenmoor/contract/person-name'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import { call } from '#api/client.ts'
import { storeLocale } from '#i18n/preferred-locale.ts'
import { setMotion, setTheme, themes, useMotion, useTheme } from '#preferences/appearance.ts'
import {
  setDevicePreferences,
  gainLossColors,
  shortcutChoices,
  useDevicePreferences,
} from '#preferences/device-preferences.ts'
import { numberStyles } from '#i18n/number-style.ts'
import { profileQuery } from '#queries/profile-query.ts'

export type ProfileForm = Record<
  | 'first_name'
  | 'last_name'
  | 'locale'
  | 'theme'
  | 'motion'
  | 'gain_loss'
  | 'number_style'
  | 'balances'
  | 'shortcuts',
  string
>

/**
 * What the form begins with, and saving it. Looks and language start as this device has them; saved, they are kept with
 * the account and hold here at once, a language after the page was loaded again.
 */
export function useProfileValues(profile: Profile) {
  const queryClient = useQueryClient()
  const looks = useDevicePreferences()
  const locale = useLocale()
  const shown: ProfileForm = {
    ...nameParts(locale, profile),
    locale,
    theme: useTheme(),
    motion: useMotion() ? 'system' : 'reduced',
    gain_loss: looks.gainLoss,
    number_style: looks.numberStyle,
    balances: looks.hideBalances ? 'hidden' : 'shown',
    shortcuts: looks.shortcuts,
  }
  const [reloads, setReloads] = useState(false)
  // Not before the guard against leaving is gone.
  useEffect(() => {
    if (reloads) location.reload()
  }, [reloads])

  const save = async (values: ProfileForm) => {
    const theme = themes.find((known) => known === values.theme) ?? 'system'
    const preferences = preferencesOf(values)
    const saved = await call(updateMe, {
      body: {
        first_name: values.first_name,
        last_name: values.last_name,
        locale: values.locale,
        theme,
        preferences,
      },
    })
    queryClient.setQueryData(profileQuery.queryKey, saved)
    setTheme(theme)
    setMotion(preferences.motion !== 'reduced')
    setDevicePreferences({
      gainLoss: preferences.gain_loss,
      numberStyle: preferences.number_style,
      hideBalances: preferences.hide_balances,
      shortcuts: shortcutChoices.find((known) => known === values.shortcuts) ?? shortcutChoices[0],
    })
    if (values.locale === shown.locale || !isLocale(values.locale)) return
    storeLocale(values.locale)
    setReloads(true)
  }
  return { shown, save }
}

const preferencesOf = (values: ProfileForm) =>
  ({
    motion: values.motion === 'reduced' ? 'reduced' : 'system',
    gain_loss: gainLossColors.find((known) => known === values.gain_loss) ?? gainLossColors[0],
    number_style: numberStyles.find((known) => known === values.number_style) ?? numberStyles[0],
    hide_balances: values.balances === 'hidden',
    shortcuts: values.shortcuts === 'all',
    search_keys: values.shortcuts !== 'none',
  }) as const
