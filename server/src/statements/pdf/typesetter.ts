import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Bidi } from 'bidi-js'
import { sfntOf } from './sfnt.ts'

type Document = PDFKit.PDFDocument
type Direction = 'ltr' | 'rtl'
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

/** The scripts that fonts are bundled for, in the order in which they are asked for a sign. */
const faces = [
  ['onest', 'latin'],
  ['onest', 'latin-ext'],
  ['onest', 'cyrillic'],
  ['onest', 'vietnamese'],
  ['vazirmatn', 'arabic'],
] as const

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

/** A sign of a script that runs from the right. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Direction marks around text. They are never drawn. */
const isolates = /[\u2066-\u2069\u200e\u200f\u061c]/g

/**
 * Sets text in the fonts of the site: a sign is drawn by the first font that has it, Arabic is shaped, and what runs from
 * the right stands where the Unicode bidirectional algorithm puts it. A sign that no font has, such as an emoji, is drawn
 * as a box.
 */
export class Typesetter {
  readonly #doc: Document
  readonly #direction: Direction
  readonly #lines = new Map<string, readonly TypeLine[]>()
  readonly #faceOfSign = new Map<number, Face>()
  readonly #open = new Set<string>()

  constructor(doc: Document, direction: Direction) {
    this.#doc = doc
    this.#direction = direction
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
  draw({ pieces }: TypeLine, { size }: Style, x: number, y: number): void {
    let at = x
    for (const { text, font, width } of pieces) {
      this.#doc.font(font).fontSize(size)
      this.#doc.text(text, at, y, { lineBreak: false })
      at += width
    }
  }

  #wrapped(text: string, style: Style, width: number): string[] {
    const lines: string[] = []
    let current = ''
    for (const word of text.split(' ').flatMap((whole) => this.#fitting(whole, style, width))) {
      const longer = current === '' ? word : `${current} ${word}`
      if (current !== '' && this.#widthOf(longer, style) > width) {
        lines.push(current)
        current = word
      } else current = longer
    }
    return [...lines, current]
  }

  /** A word that is wider than a line, such as an address, in parts that fit. */
  #fitting(word: string, style: Style, width: number): string[] {
    if (this.#widthOf(word, style) <= width) return [word]
    const parts: string[] = []
    let part = ''
    for (const sign of word) {
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
      const face = this.#faceOf(sign)
      const last = parts.at(-1)
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
    const face = [...faces, lastFace].find((its) => hasGlyph(this.#take(its, 400), point)) ?? faces[0]
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

/** What the document's current font is to fontkit; the types of the library do not name it. */
const hasGlyph = (doc: Document, point: number): boolean =>
  (
    doc as unknown as { _font: { font: { hasGlyphForCodePoint: (point: number) => boolean } } }
  )._font.font.hasGlyphForCodePoint(point)
