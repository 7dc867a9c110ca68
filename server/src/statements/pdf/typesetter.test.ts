import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Locale, locales } from '@evenmoor/contract/locales'
import { expect, test } from 'vitest'
import { newDocument } from './document.ts'
import { Typesetter } from './typesetter.ts'

const style = { size: 10, weight: 400 } as const

function typesetter(locale: Locale): Typesetter {
  const doc = newDocument({ title: 'A paper', locale, madeAt: new Date(0) })
  doc.addPage()
  return new Typesetter(doc, locale)
}

/** Every sign that a paper in the language can have from its words, a word of one sign each. */
function signsOf(locale: Locale): string[] {
  const file = path.resolve(import.meta.dirname, `../../../../locales/${locale}/documents.json`)
  return [...new Set(readFileSync(file, 'utf8').normalize('NFC'))].filter((sign) =>
    /[\p{L}\p{P}\p{Sc}]/u.test(sign),
  )
}

test.each(locales)('every sign of the words in %s is in a font of its script', (locale) => {
  const type = typesetter(locale)
  const drawnByTheLast = signsOf(locale).filter((sign) =>
    type.lines(sign, style, 500).some(({ pieces }) => pieces.some(({ font }) => font.startsWith('unifont'))),
  )
  expect(drawnByTheLast).toEqual([])
})

const linesOf = (text: string, width: number) =>
  typesetter('en')
    .lines(text, style, width)
    .map((line) => line.text)

test('Devanagari keeps its syllables and its joiners in one run', () => {
  const [line] = typesetter('en').lines('क्‍षत्रिय', style, 500)
  expect(line?.pieces.map(({ font }) => font)).toEqual(['noto-sans-devanagari-devanagari-400'])
  const parts = linesOf('पुष्टिपुष्टिपुष्टिपुष्टि', 40)
  expect(parts.length).toBeGreaterThan(1)
  for (const part of parts) expect(part).not.toMatch(/^\p{M}/u)
})

test('Japanese and Chinese break without spaces, and never before a closing mark or inside a figure', () => {
  const text = '手数料は「1%」です。2026年11月30日までの残高は$1,234,567.80です、ご確認ください。'
  for (const width of [90, 110, 140, 200]) {
    const lines = linesOf(text, width)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join('')).toBe(text)
    for (const line of lines) {
      expect(line).not.toMatch(/^[、。」%年月日]/)
      expect(line).not.toMatch(/[「$]$/)
    }
    expect(lines.some((line) => line.includes('$1,234,567.80'))).toBe(true)
  }
})

test('a document in Chinese is in the letters of China, and its lines keep figures, dates and marks whole', () => {
  const type = typesetter('zh-CN')
  const text = '提现手续费为“1%”，从金额中扣除。截至2026年11月30日，余额为$1,234,567.80（可用），请核对。'
  for (const width of [90, 110, 140, 200]) {
    const lines = type.lines(text, style, width)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.map((line) => line.text).join('')).toBe(text)
    for (const line of lines) {
      expect(line.text).not.toMatch(/^[，。”）%年月日]/)
      expect(line.text).not.toMatch(/[“（$]$/)
    }
    const fonts = lines.flatMap(({ pieces }) => pieces.map(({ font }) => font))
    expect(fonts.some((font) => font.startsWith('noto-sans-sc'))).toBe(true)
    expect(fonts.filter((font) => /jp|unifont/.test(font))).toEqual([])
  }
})

test('lines of letters break at spaces alone', () => {
  expect(linesOf('A withdrawal costs one percent', 60).join(' ')).toBe('A withdrawal costs one percent')
})
