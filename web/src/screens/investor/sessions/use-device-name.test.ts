import { readFileSync } from 'node:fs'
import type { Locale } from '@evenmoor/contract/locales'
import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { type Device, useDeviceName } from './use-device-name.ts'

function nameIn(locale: Locale, device: Device): string {
  const file = new URL(`../../../../../locales/${locale}/security.json`, import.meta.url)
  const messages = JSON.parse(readFileSync(file, 'utf8')) as object
  const Name = () => useDeviceName()(device)
  const words = { locale, messages, timeZone: 'UTC' } as ComponentProps<typeof IntlProvider>
  return renderToStaticMarkup(createElement(IntlProvider, words, createElement(Name)))
}

test.each([
  ['Firefox', 'Linux', 'Firefox on Linux', 'Firefox unter Linux', 'LinuxのFirefox'],
  [null, 'Linux', 'A browser on Linux', 'Ein Browser unter Linux', 'Linuxのブラウザ'],
  ['Opera', null, 'Opera on an unknown system', 'Opera unter einem unbekannten System', '不明なOSのOpera'],
  // A notice has an empty text where a name is unknown.
  ['Opera', '', 'Opera on an unknown system', 'Opera unter einem unbekannten System', '不明なOSのOpera'],
  [null, null, 'Another program', 'Ein anderes Programm', 'ほかのプログラム'],
  ['', '', 'Another program', 'Ein anderes Programm', 'ほかのプログラム'],
])('%j on %j has its name in the language of the page', (browser, system, english, german, japanese) => {
  const device = { browser, system }
  expect([nameIn('en', device), nameIn('de', device), nameIn('ja', device)]).toEqual([
    english,
    german,
    japanese,
  ])
})
