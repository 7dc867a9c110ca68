import { contentWidth, leadingOf, leftOf, page } from './page-frame.ts'
import { Table } from './table.ts'
import type { Style, Typesetter } from './typesetter.ts'

type Block = { readonly tag: 'H1' | 'H2' | 'P'; readonly text: string; readonly style: Style }

/** A text, a table that fits the page, or an empty space in points. */
export type Part = Block | Table | number

type Setting = {
  readonly doc: PDFKit.PDFDocument
  readonly type: Typesetter
  readonly isRtl: boolean
}

/** Texts and tables one below the other, from the top of the first page; where they end is known before they are drawn. */
export class Flow {
  readonly #setting: Setting
  readonly #parts: readonly Part[]

  constructor(setting: Setting, parts: readonly Part[]) {
    this.#setting = setting
    this.#parts = parts
  }

  /** Where what follows begins. */
  end(): number {
    return this.#walk(() => undefined)
  }

  draw(parent: PDFKit.PDFStructureElement): void {
    const { doc } = this.#setting
    this.#walk((part, y) => {
      if (part instanceof Table) part.draw(parent, y, () => undefined)
      else {
        const element = doc.struct(part.tag, {}, () => this.#drawBlock(part, y))
        parent.add(element)
        element.end()
      }
    })
  }

  #walk(visit: (part: Block | Table, y: number) => void): number {
    let y: number = page.top - 8
    for (const part of this.#parts) {
      if (typeof part === 'number') y += part
      else {
        visit(part, y)
        y += part instanceof Table ? part.height() : this.#linesOf(part).length * leadingOf(part.style) + 4
      }
    }
    return y
  }

  #linesOf({ text, style }: Block) {
    return this.#setting.type.lines(text, style, contentWidth)
  }

  #drawBlock(part: Block, y: number): void {
    const { type, isRtl } = this.#setting
    const whole = { x: page.margin, width: contentWidth }
    for (const [index, line] of this.#linesOf(part).entries())
      type.draw(line, part.style, leftOf(line, whole, 'start', isRtl), y + index * leadingOf(part.style))
  }
}

/** A small table: names of rows at the start, and two columns of values, the last row in bold. */
export const summaryTable = (
  { doc, type, isRtl }: Setting,
  heads: readonly [string, string, string],
  rows: readonly (readonly string[])[],
): Table =>
  new Table({
    doc,
    type,
    isRtl,
    columns: heads.map((head, index) => ({
      head,
      share: index === 0 ? 0.5 : 0.25,
      align: index === 0 ? 'start' : 'end',
    })),
    rows,
    isSummary: true,
  })
