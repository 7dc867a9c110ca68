import type { Profile } from '@evenmoor/contract/people'
import { updateMe } from '@evenmoor/contract/people'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import { call } from '#api/client.ts'
import { isAvailableLocale } from '#i18n/catalogues.ts'
import { keepLocale } from '#i18n/preferred-locale.ts'
import { chooseMotion, chooseTheme, themes, useMotion, useTheme } from '#lib/display.ts'
import { profileQuery } from '../shared/queries.ts'

export type Edit = Readonly<Record<'first_name' | 'last_name' | 'locale' | 'theme' | 'motion', string>>

/**
 * What the form shows and does. Looks and language start as this device has them; saved, they are kept with the account
 * and hold here at once, a language after the page was loaded again.
 */
export function useEdit(profile: Profile) {
  const queryClient = useQueryClient()
  const shown: Edit = {
    first_name: profile.first_name,
    last_name: profile.last_name,
    locale: useLocale(),
    theme: useTheme(),
    motion: useMotion() ? 'system' : 'reduced',
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
    const saved = await call(updateMe, {
      body: {
        first_name: values.first_name,
        last_name: values.last_name,
        locale: values.locale,
        theme,
        preferences: { motion: values.motion === 'reduced' ? 'reduced' : 'system' },
      },
    })
    queryClient.setQueryData(profileQuery.queryKey, saved)
    chooseTheme(theme)
    chooseMotion(values.motion !== 'reduced')
    setChanges({})
    if (values.locale === shown.locale || !isAvailableLocale(values.locale)) return
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
