import { isLocale } from '@evenmoor/contract/locales'
import type { Profile } from '@evenmoor/contract/people'
import { updateMe } from '@evenmoor/contract/people'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import { call } from '#api/client.ts'
import { keepLocale } from '#i18n/preferred-locale.ts'
import { chooseMotion, chooseTheme, themes, useMotion, useTheme } from '#lib/display.ts'
import { chooseLooks, gainLossColours, shortcutChoices, useLooks } from '#lib/looks.ts'
import { numberStyles } from '#lib/number-signs.ts'
import { profileQuery } from '../shared/profile-query.ts'

export type Edit = Readonly<
  Record<
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
>

/**
 * What the form shows and does. Looks and language start as this device has them; saved, they are kept with the account
 * and hold here at once, a language after the page was loaded again.
 */
export function useEdit(profile: Profile) {
  const queryClient = useQueryClient()
  const looks = useLooks()
  const shown: Edit = {
    first_name: profile.first_name,
    last_name: profile.last_name,
    locale: useLocale(),
    theme: useTheme(),
    motion: useMotion() ? 'system' : 'reduced',
    gain_loss: looks.gainLoss,
    number_style: looks.numberStyle,
    balances: looks.hideBalances ? 'hidden' : 'shown',
    shortcuts: looks.shortcuts,
  }
  const [changes, setChanges] = useState<Partial<Edit>>({})
  const [reloads, setReloads] = useState(false)
  const values: Edit = { ...shown, ...changes }
  const isDirty = (Object.keys(shown) as (keyof Edit)[]).some((name) => values[name] !== shown[name])
  // Not before the guard against leaving is gone.
  useEffect(() => {
    if (reloads) location.reload()
  }, [reloads])

  const save = async () => {
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
    chooseTheme(theme)
    chooseMotion(preferences.motion !== 'reduced')
    chooseLooks({
      gainLoss: preferences.gain_loss,
      numberStyle: preferences.number_style,
      hideBalances: preferences.hide_balances,
      shortcuts: shortcutChoices.find((known) => known === values.shortcuts) ?? shortcutChoices[0],
    })
    setChanges({})
    if (values.locale === shown.locale || !isLocale(values.locale)) return
    keepLocale(values.locale)
    setReloads(true)
  }
  return {
    values,
    isDirty,
    change: (name: keyof Edit, value: string) => setChanges({ ...changes, [name]: value }),
    discard: () => setChanges({}),
    save,
  }
}

const preferencesOf = (values: Edit) =>
  ({
    motion: values.motion === 'reduced' ? 'reduced' : 'system',
    gain_loss: gainLossColours.find((known) => known === values.gain_loss) ?? gainLossColours[0],
    number_style: numberStyles.find((known) => known === values.number_style) ?? numberStyles[0],
    hide_balances: values.balances === 'hidden',
    shortcuts: values.shortcuts === 'all',
    search_keys: values.shortcuts !== 'none',
  }) as const
