import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

type Oklch = [lightness: number, chroma: number, hue: number]
type Tokens = Record<string, { light: Oklch; dark: Oklch }>

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8')
const ordinary = readTokens(css.slice(0, css.indexOf(":root[data-theme='contrast']")))
const contrast = {
  ...ordinary,
  ...readTokens(css.slice(css.indexOf(":root[data-theme='contrast']"), css.indexOf('@media'))),
}

const backgrounds = [
  'bg',
  'surface',
  'sunken',
  'hover',
  'primary-soft',
  'gain-soft',
  'loss-soft',
  'risk-soft',
  'info-soft',
  'practice-soft',
  'stage-a',
  'stage-b',
]
const inverseBackgrounds = ['inverse', 'inverse-2']
const inverseTexts = ['on-inverse', 'inverse-muted', 'inverse-amber']
const texts = ['text', 'muted', 'subtle', 'primary-text', 'gain', 'loss', 'risk', 'info', 'practice']
const labels = [
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-primary', 'loss-solid'],
  ['on-primary', 'practice-solid'],
  ['on-primary', 'info'],
] as const

describe.each([
  ['ordinary', ordinary, 4.5],
  ['high contrast', contrast, 5.5],
] as const)('%s colors', (_, tokens, least) => {
  test.each(['light', 'dark'] as const)('%s: any text on any background', (theme) => {
    const pairs = texts.flatMap((text) => backgrounds.map((background) => [text, background] as const))
    expect(tooClose(tokens, pairs, theme, least)).toEqual([])
  })

  test.each(['light', 'dark'] as const)('%s: texts of a dark card, and the halves of the mark', (theme) => {
    const pairs = inverseTexts.flatMap((text) => inverseBackgrounds.map((on) => [text, on] as const))
    expect(tooClose(tokens, pairs, theme, least)).toEqual([])
    const halves = ['mark-a', 'mark-b'].flatMap((half) =>
      ['bg', 'surface', 'stage-a', 'stage-b'].map((on) => [half, on] as const),
    )
    expect(tooClose(tokens, halves, theme, 3)).toEqual([])
  })

  test.each(['light', 'dark'] as const)('%s: labels on solids, borders and focus', (theme) => {
    expect(tooClose(tokens, labels, theme, 4.5)).toEqual([])
    const marks = ['control', 'focus'].flatMap(
      (mark) =>
        [
          [mark, 'surface'],
          [mark, 'bg'],
        ] as const,
    )
    expect(tooClose(tokens, marks, theme, 3)).toEqual([])
  })
})

// `text-balance` was once both a size and a way to break lines: a sentence of an empty page stood as large as a balance.
test('no size of text has a name that "text-" has for something else', () => {
  const others =
    /^(?:balance|pretty|wrap|nowrap|left|center|right|justify|start|end|ellipsis|clip|shadow.*|transparent|current)$/
  const sizes = [...css.matchAll(/--text-([a-z0-9]+):/g)].map(([, name = '']) => name)
  expect(sizes.length).toBeGreaterThan(5)
  const colors = new Set(Object.keys(ordinary))
  expect(sizes.filter((name) => others.test(name) || colors.has(name))).toEqual([])
})

function tooClose(
  tokens: Tokens,
  pairs: readonly (readonly [string, string])[],
  theme: 'light' | 'dark',
  least: number,
) {
  return pairs.filter(([one, other]) => ratio(tokens, one, other, theme) < least)
}

function readTokens(part: string): Tokens {
  const rule = /--color-([\w-]+): light-dark\(\s*oklch\(([^)]+)\),\s*oklch\(([^)]+)\)\s*\)/g
  const numbers = (text: string) => text.split(' ').map(Number) as Oklch
  return Object.fromEntries(
    [...part.matchAll(rule)].map(([, name = '', light = '', dark = '']) => [
      name,
      { light: numbers(light), dark: numbers(dark) },
    ]),
  )
}

function ratio(tokens: Tokens, one: string, other: string, theme: 'light' | 'dark'): number {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => luminance(tokens[name]?.[theme] ?? [0, 0, 0]))
    .toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance (WCAG) of an OKLCH color within sRGB. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const within = (value: number) => Math.min(1, Math.max(0, value))
  const red = within(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short)
  const green = within(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short)
  const blue = within(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
