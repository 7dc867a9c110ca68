import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Bidi } from 'bidi-js'
import { directionOf, type Locale, scriptOf } from '@evenmoor/contract/locales'
import { sfntOf } from './sfnt.ts'

type Document = PDFKit.PDFDocument
type Direction = ReturnType<typeof directionOf>
export type Weight = 400 | 600

export type Style = { readonly size: number; readonly weight: Weight }

/** A run of a line in one font and one direction. */
type Piece = { readonly text: string; readonly font: string; readonly width: number }

/** A line of text, ready to be drawn from left to right. */
export type TypeLine = { readonly text: string; readonly pieces: readonly Piece[]; readonly width: number }

const require = createRequire(import.meta.url)
// Its types say that the factory is `default`; what Node imports is the factory itself.
const bidiFactory = require('bidi-js') as () => Bidi & {
  getMirroredCharactersMap: (text: string, levels: Uint8Array) => Map<number, string>
}
const bidi = bidiFactory()

/** What every document asks for a sign, in this order. */
const commonFaces = [
  ['onest', 'latin'],
  ['onest', 'latin-ext'],
  ['onest', 'cyrillic'],
  ['onest', 'vietnamese'],
  ['vazirmatn', 'arabic'],
  ['noto-sans-devanagari', 'devanagari'],
] as const satisfies readonly Face[]

/**
 * What a document asks besides, by the script of its language: the same sign is drawn in another way in Japan than in China,
 * and each of these holds more than a megabyte, which no other document opens.
 */
const facesOfScript: Readonly<Record<string, Face>> = {
  Jpan: ['ibm-plex-sans-jp', 'japanese'],
  Hans: ['noto-sans-sc', 'chinese-simplified'],
}

type Face = readonly [family: string, script: string]

/**
 * Asked last: a plain sign for every character of the Basic Multilingual Plane, in one weight. Names in scripts that the
 * site has no font for are read by it. It is 3 MB, opened only when a sign needs it.
 */
const lastFace = ['unifont', 'latin'] as const satisfies Face

const fontName = (face: Face, weight: Weight) => `${face.join('-')}-${weight}`

const fileOf = (face: Face, weight: Weight) => {
  const [family, script] = face
  const its = face === lastFace ? 400 : weight
  return require.resolve(`@fontsource/${family}/files/${family}-${script}-${its}-normal.woff`)
}

/** The faces for a document in this language, in the order in which they are asked, but for the last. */
const facesFor = (locale: Locale): readonly Face[] => {
  const its = facesOfScript[scriptOf(locale)]
  return its ? [...commonFaces, its] : commonFaces
}

/** A sign of a script that runs from the right. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Direction marks around text. They are never drawn. */
const isolates = /[\u2066-\u2069\u200e\u200f\u061c]/g

/** A sign of a script that is written without spaces. */
const unspaced = /[\u3005-\u3007\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Marks that no line begins with, and those that none ends with. */
const neverFirst =
  /^[\p{Pe}\p{Pf}、。，．・：；？！…‥ー々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;?!%％℃°]/u
const neverLast = /[\p{Ps}\p{Pi}$¥€£＄￥#]$/u

/** A mark of Chinese or Japanese that opens what follows: a line may end before it, whatever is there. */
const opensWide = /^[（「『《〈【〔“‘]/

/** Whether two parts of a text without spaces stay on one line: a mark with its word, a figure with its unit, a word of letters as it is. */
const staysTogether = (before: string, after: string): boolean => {
  const last = Array.from(before).at(-1) ?? ''
  const first = Array.from(after).at(0) ?? ''
  if (neverFirst.test(after) || neverLast.test(before)) return true
  if (opensWide.test(after)) return false
  if (
    (/\p{Nd}/u.test(last) && !/\p{Script=Hiragana}/u.test(first)) ||
    (/[年月]/.test(last) && /\p{Nd}/u.test(first))
  )
    return true
  return !unspaced.test(last) && !unspaced.test(first)
}

const joiners = /[\u200c\u200d]/

/**
 * Sets text in the fonts of the site: a sign is drawn by the first font that has it, Arabic is shaped, and what runs from
 * the right stands where the Unicode bidirectional algorithm puts it. A sign that no font has, such as an emoji, is drawn
 * as a box.
 */
export class Typesetter {
  readonly #doc: Document
  readonly #direction: Direction
  readonly #faces: readonly Face[]
  readonly #words: Intl.Segmenter
  readonly #signs: Intl.Segmenter
  readonly #lines = new Map<string, readonly TypeLine[]>()
  readonly #faceOfSign = new Map<number, Face>()
  readonly #open = new Set<string>()

  constructor(doc: Document, locale: Locale) {
    this.#doc = doc
    this.#direction = directionOf(locale)
    this.#faces = facesFor(locale)
    this.#words = new Intl.Segmenter(locale, { granularity: 'word' })
    this.#signs = new Intl.Segmenter(locale, { granularity: 'grapheme' })
  }

  /** The text in lines of at most this width. */
  lines(text: string, style: Style, width: number): readonly TypeLine[] {
    const key = `${style.size} ${style.weight} ${width} ${text}`
    const known = this.#lines.get(key)
    if (known !== undefined) return known
    const lines = this.#wrapped(text, style, width).map((line) => this.#line(line, style))
    // Descriptions come again and again, figures hardly ever do.
    if (this.#lines.size < 5_000) this.#lines.set(key, lines)
    return lines
  }

  /** Draws a line at a left edge and a top. */
  draw({ pieces }: TypeLine, { size, weight }: Style, x: number, y: number): void {
    // All fonts of a line stand on the baseline of the first: each has its own height above it.
    const baseline = (-ascenderOf(this.#take(commonFaces[0], weight)) / 1_000) * size
    let at = x
    for (const { text, font, width } of pieces) {
      this.#doc.font(font).fontSize(size)
      this.#doc.text(text, at, y, { lineBreak: false, baseline })
      at += width
    }
  }

  #wrapped(text: string, style: Style, width: number): string[] {
    const lines: string[] = []
    let current = ''
    for (const whole of text.split(' ')) {
      let gap = ' '
      for (const part of this.#parts(whole).flatMap((its) => this.#fitting(its, style, width))) {
        const longer = current === '' ? part : `${current}${gap}${part}`
        if (current !== '' && this.#widthOf(longer, style) > width) {
          lines.push(current)
          current = part
        } else current = longer
        gap = ''
      }
    }
    return [...lines, current]
  }

  /** What a line may end after in a text without spaces: between words of Japanese and Chinese, but for their marks and figures. */
  #parts(text: string): string[] {
    if (!unspaced.test(text)) return [text]
    const parts: string[] = []
    for (const { segment } of this.#words.segment(text)) {
      const before = parts.at(-1)
      if (before !== undefined && staysTogether(before, segment)) parts[parts.length - 1] = before + segment
      else parts.push(segment)
    }
    return parts
  }

  /** A word that is wider than a line, such as an address, in parts that fit. */
  #fitting(word: string, style: Style, width: number): string[] {
    if (this.#widthOf(word, style) <= width) return [word]
    const parts: string[] = []
    let part = ''
    for (const { segment: sign } of this.#signs.segment(word)) {
      if (part !== '' && this.#widthOf(part + sign, style) > width) {
        parts.push(part)
        part = ''
      }
      part += sign
    }
    return [...parts, part]
  }

  #widthOf(text: string, style: Style): number {
    return this.#piecesOf(text, false, style).reduce((sum, { width }) => sum + width, 0)
  }

  #line(text: string, style: Style): TypeLine {
    const pieces = this.#runsOf(text).flatMap((run) => this.#piecesOf(run.text, run.isRtl, style))
    return {
      text: text.replaceAll(isolates, ''),
      pieces,
      width: pieces.reduce((sum, { width }) => sum + width, 0),
    }
  }

  /** Runs of one direction, in the order on the page. */
  #runsOf(text: string): { text: string; isRtl: boolean }[] {
    // Most of a statement is figures: for those the algorithm has one answer.
    const isFromTheLeft = this.#direction === 'ltr' || /^\u2066[^\u2066-\u2069]*\u2069$/.test(text)
    if (isFromTheLeft && !fromTheRight.test(text)) return [{ text, isRtl: false }]
    const embedding = bidi.getEmbeddingLevels(text, this.#direction)
    const signs = text.split('')
    for (const [index, sign] of bidi.getMirroredCharactersMap(text, embedding.levels)) signs[index] = sign
    const runs: { first: number; last: number; isRtl: boolean }[] = []
    for (const index of bidi.getReorderedIndices(text, embedding)) {
      const isRtl = (embedding.levels[index] ?? 0) % 2 === 1
      const run = runs.at(-1)
      if (run?.isRtl === isRtl && index === (isRtl ? run.first - 1 : run.last + 1)) {
        if (isRtl) run.first = index
        else run.last = index
      } else runs.push({ first: index, last: index, isRtl })
    }
    return runs.map(({ first, last, isRtl }) => ({ text: signs.slice(first, last + 1).join(''), isRtl }))
  }

  /** A stretch of one direction by the fonts that have its signs, as it appears on the page. */
  #piecesOf(text: string, isRtl: boolean, { size, weight }: Style): Piece[] {
    const parts: { text: string; face: Face }[] = []
    for (const sign of text.replaceAll(isolates, '')) {
      const last = parts.at(-1)
      // A joiner shapes what it stands in, so it is of the same font.
      const face = joiners.test(sign) && last ? last.face : this.#faceOf(sign)
      if (last?.face === face) last.text += sign
      else parts.push({ text: sign, face })
    }
    const pieces = parts.map(({ text: part, face }) => {
      const font = fontName(face, weight)
      const isArabic = face[1] === 'arabic'
      this.#take(face, weight).fontSize(size)
      const width = this.#doc.widthOfString(part)
      // The library shapes word by word, and no word here has a space. That turns Arabic round; signs of other scripts that stand in it are turned round here.
      const drawn = isRtl && !isArabic ? Array.from(part).toReversed().join('') : part
      return { text: drawn, font, width }
    })
    return isRtl ? pieces.toReversed() : pieces
  }

  #faceOf(sign: string): Face {
    const point = sign.codePointAt(0) ?? 0
    const known = this.#faceOfSign.get(point)
    if (known !== undefined) return known
    const face =
      [...this.#faces, lastFace].find((its) => hasGlyph(this.#take(its, 400), point)) ?? commonFaces[0]
    this.#faceOfSign.set(point, face)
    return face
  }

  /** Makes a font the document's current one. */
  #take(face: Face, weight: Weight): Document {
    const name = fontName(face, weight)
    if (!this.#open.has(name)) this.#doc.registerFont(name, sfntOf(readFileSync(fileOf(face, weight))))
    this.#open.add(name)
    return this.#doc.font(name)
  }
}

type OpenFont = { ascender: number; font: { hasGlyphForCodePoint: (point: number) => boolean } }

/** The document's current font and what it is to fontkit; the types of the library do not name them. */
const fontIn = (doc: Document) => (doc as unknown as { _font: OpenFont })._font

const hasGlyph = (doc: Document, point: number): boolean => fontIn(doc).font.hasGlyphForCodePoint(point)

/** How high the current font stands above its baseline, in thousandths of its size. */
const ascenderOf = (doc: Document): number => fontIn(doc).ascender
