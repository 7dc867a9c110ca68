import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { locales, type Locale } from '@evenmoor/contract/locales'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, file), 'utf8')
const css =
  read('fonts.css') +
  readFileSync(createRequire(import.meta.url).resolve('@fontsource-variable/onest/wght.css'), 'utf8')
const look = read('../app.css')

/** Where the device's letters are used, which the page then names for the language (decision 208). */
const ofTheDevice = new Set(['ja', 'zh'])

type Range = readonly [from: number, to: number]

const ranges: readonly Range[] = [...css.matchAll(/unicode-range:([^;]+);/g)].flatMap(([, list = '']) =>
  list.split(',').map((range): Range => {
    const [from = '', to = from] = range.trim().slice(2).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  }),
)

const isCovered = (sign: string) => {
  const point = sign.codePointAt(0) ?? 0
  return ranges.some(([from, to]) => point >= from && point <= to)
}

/** The letters of everything that a language says, composed as browsers look them up. */
function lettersOf(locale: Locale): string[] {
  const folder = path.resolve(import.meta.dirname, '../../../locales', locale)
  const files = readdirSync(folder).filter((file) => file !== 'rules.json')
  const text = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('')
  return [...new Set(text.normalize('NFC'))].filter((sign) => /[\p{L}\p{M}]/u.test(sign))
}

test.each(locales)(
  'the letters of %s are in a font that its pages load, or the device is asked by name',
  (locale) => {
    const language = locale.split('-')[0] ?? locale
    if (ofTheDevice.has(language))
      expect(look).toMatch(new RegExp(`:root:lang\\(${language}\\) \\{\\s+--font-sans:`))
    else expect(lettersOf(locale).filter((letter) => !isCovered(letter))).toEqual([])
  },
)

test('a font for some languages is named on their pages alone', () => {
  expect(read('tokens.css')).not.toContain('Noto Sans')
  expect(look).toMatch(
    /:root:lang\(hi\) \{\s+--font-sans:\s+'Onest Variable', 'Noto Sans Devanagari Variable'/,
  )
})
