import { useTranslations } from 'use-intl'
import { setTheme, themes, useTheme } from '#preferences/appearance.ts'
import { saveAccountPreferences } from '#preferences/save-account-preferences.ts'
import type { Command } from './command.ts'

/** The themes that are not shown, on this device and kept with the account. */
export function useThemeCommands(): readonly Command[] {
  const t = useTranslations('nav.theme')
  const shown = useTheme()
  return themes
    .filter((theme) => theme !== shown)
    .map((theme) => ({
      id: theme,
      label: `${t('label')}: ${t(theme)}`,
      run: () => {
        setTheme(theme)
        saveAccountPreferences({ theme })
      },
    }))
}
