import type { Phrases } from '../phrases.ts'
import type { Style, Typesetter, TypeLine } from './typesetter.ts'

type Document = PDFKit.PDFDocument

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, margin: 48, top: 92, bottom: 62 } as const
export const contentWidth = page.width - 2 * page.margin
/** Where content has to end. */
export const contentEnd = page.height - page.bottom

export const small: Style = { size: 8, weight: 400 }
export const smallBold: Style = { size: 8, weight: 600 }
export const body: Style = { size: 10, weight: 400 }
export const bold: Style = { size: 10, weight: 600 }
export const heading: Style = { size: 12, weight: 600 }
export const titleStyle: Style = { size: 20, weight: 600 }

/** The distance of lines. */
export const leadingOf = ({ size }: Style): number => size * 1.35

export type Align = 'start' | 'end'

/** The left edge of a line at the start or end of a box, in the direction of the language. */
export function leftOf(
  line: TypeLine,
  box: { readonly x: number; readonly width: number },
  align: Align,
  isRtl: boolean,
): number {
  const isRight = (align === 'end') !== isRtl
  return isRight ? box.x + box.width - line.width : box.x
}

type Frame = {
  readonly doc: Document
  readonly type: Typesetter
  readonly phrases: Phrases
  readonly isRtl: boolean
  readonly mode: 'practice' | 'test'
  readonly pages: number
  readonly address: string
}

/** The frame of every page: the owner, the practice marks and the page number. */
export function drawFrame({ doc, type, phrases, isRtl, mode, pages, address }: Frame, number: number): void {
  const mark = phrases.say(mode)
  const whole = { x: page.margin, width: contentWidth }
  const put = (text: string, style: Style, align: Align, y: number) => {
    const [line] = type.lines(text, style, contentWidth)
    if (line !== undefined) type.draw(line, style, leftOf(line, whole, align, isRtl), y)
  }
  doc.markContent('Artifact', { type: 'Pagination' })
  put('Evenmoor', heading, 'start', 40)
  put(mark, bold, 'end', 42)
  doc
    .moveTo(page.margin, 64)
    .lineTo(page.width - page.margin, 64)
    .lineWidth(1)
    .stroke()
  const foot = page.height - 44
  doc
    .moveTo(page.margin, foot - 8)
    .lineTo(page.width - page.margin, foot - 8)
    .lineWidth(0.5)
    .stroke()
  put(mark, small, 'start', foot)
  put(phrases.say('page', { page: String(number), pages: String(pages) }), small, 'end', foot)
  put(phrases.say('check', { address }), small, 'start', foot + 12)
  doc.endMarkedContent()
}
