import { useTranslations } from 'use-intl'

/** The server's name of a device ("Firefox on Linux") in the language of the page; names of products stay. */
export function useDeviceName(): (device: string) => string {
  const t = useTranslations('sessions')
  return (device) => {
    const [, browser, system] = /^(.+) on (.+)$/.exec(device) ?? []
    if (browser === undefined || system === undefined) return t('otherProgram')
    return t('browserOn', {
      browser: browser === 'A browser' ? t('someBrowser') : browser,
      system: system === 'an unknown system' ? t('someSystem') : system,
    })
  }
}
