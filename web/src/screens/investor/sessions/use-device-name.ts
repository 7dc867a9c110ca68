import { useTranslations } from 'use-intl'

/** As the server names them; nothing (null, or empty in a notice) where a name is unknown. */
export type Device = { readonly browser: string | null; readonly system: string | null }

/** A device ("Firefox on Linux") in the language of the page; names of products stay. */
export function useDeviceName(): (device: Device) => string {
  const t = useTranslations('sessions')
  return ({ browser, system }) =>
    browser || system
      ? t('browserOn', { browser: browser || t('someBrowser'), system: system || t('someSystem') })
      : t('otherProgram')
}
