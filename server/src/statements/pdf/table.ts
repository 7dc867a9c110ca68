import {
  type Align,
  contentEnd,
  contentWidth,
  leadingOf,
  leftOf,
  page,
  small,
  smallBold,
} from './page-frame.ts'
import type { Style, Typesetter, TypeLine } from './typesetter.ts'

type Document = PDFKit.PDFDocument
type Structure = PDFKit.PDFStructureElement

/** A column; `share` of the width of the page. */
export type Column = { readonly head: string; readonly share: number; readonly align: Align }

/** Cells of a row as text. */
type Row = readonly string[]

type TableOptions = {
  readonly doc: Document
  readonly type: Typesetter
  readonly isRtl: boolean
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  /** Draws the first cell of each row as the name of it, and the last row in bold. */
  readonly isSummary?: boolean
}

const gap = 8
const padding = 3

/** A table that continues over as many pages as it needs, its heads repeated on each. */
export class Table {
  readonly #options: TableOptions
  readonly #boxes: readonly { x: number; width: number }[]
  /** Known before drawing, because the first page names the number of pages. */
  readonly #rowHeights: readonly number[]

  constructor(options: TableOptions) {
    this.#options = options
    this.#boxes = boxesOf(options.columns, options.isRtl)
    this.#rowHeights = options.rows.map((cells, index) => this.#heightOf(cells, this.#styleOf(index)))
  }

  /** How many pages it takes when it begins at `y`. */
  pagesFrom(y: number): number {
    let pages = 1
    let at = y + this.#headHeight()
    for (const height of this.#rowHeights) {
      if (at + height > contentEnd) {
        pages += 1
        at = page.top + this.#headHeight()
      }
      at += height
    }
    return pages
  }

  /** Its height on a single page. */
  height(): number {
    return this.#rowHeights.reduce((sum, height) => sum + height, this.#headHeight())
  }

  /** Draws it into a structure; `turnPage` begins a new page. Answers where it ended. */
  draw(parent: Structure, y: number, turnPage: () => void): number {
    const { doc } = this.#options
    const table = doc.struct('Table')
    parent.add(table)
    table.add(this.#head(y))
    let at = y + this.#headHeight()
    for (const [index, height] of this.#rowHeights.entries()) {
      if (at + height > contentEnd) {
        turnPage()
        doc.markContent('Artifact', { type: 'Pagination' })
        this.#drawHead(page.top)
        doc.endMarkedContent()
        at = page.top + this.#headHeight()
      }
      const row = this.#row(index, at)
      table.add(row)
      row.end()
      at += height
    }
    table.end()
    return at
  }

  #head(y: number): Structure {
    const { doc, columns } = this.#options
    const row = doc.struct('TR')
    for (const [index, { head }] of columns.entries()) {
      const cell = doc.struct('TH', { actual: head }, () => this.#drawCell(head, smallBold, index, y))
      setScope(cell, 'Column')
      row.add(cell)
    }
    doc.markContent('Artifact', { type: 'Layout' })
    this.#rule(y + this.#headHeight() - padding, 0.8)
    doc.endMarkedContent()
    return row
  }

  #drawHead(y: number): void {
    for (const [index, { head }] of this.#options.columns.entries()) this.#drawCell(head, smallBold, index, y)
    this.#rule(y + this.#headHeight() - padding, 0.8)
  }

  #row(index: number, y: number): Structure {
    const { doc, rows, isSummary = false } = this.#options
    const style = this.#styleOf(index)
    const row = doc.struct('TR')
    for (const [column, text] of (rows[index] ?? []).entries()) {
      const isName = isSummary && column === 0
      const cell = doc.struct(isName ? 'TH' : 'TD', { actual: plain(text) }, () =>
        this.#drawCell(text, style, column, y),
      )
      if (isName) setScope(cell, 'Row')
      row.add(cell)
    }
    doc.markContent('Artifact', { type: 'Layout' })
    this.#rule(y + (this.#rowHeights[index] ?? 0) - padding, 0.25)
    doc.endMarkedContent()
    return row
  }

  #drawCell(text: string, style: Style, column: number, y: number): void {
    const { type, isRtl, columns } = this.#options
    const box = this.#boxes[column]
    if (box === undefined) return
    for (const [index, line] of this.#linesOf(text, style, column).entries()) {
      const x = leftOf(line, box, columns[column]?.align ?? 'start', isRtl)
      type.draw(line, style, x, y + index * leadingOf(style))
    }
  }

  #linesOf(text: string, style: Style, column: number): readonly TypeLine[] {
    return this.#options.type.lines(text, style, this.#boxes[column]?.width ?? 0)
  }

  #heightOf(cells: Row, style: Style): number {
    const counts = cells.map((text, column) => this.#linesOf(text, style, column).length)
    return Math.max(1, ...counts) * leadingOf(style) + 2 * padding
  }

  #headHeight(): number {
    return this.#heightOf(
      this.#options.columns.map(({ head }) => head),
      smallBold,
    )
  }

  #styleOf(index: number): Style {
    return this.#options.isSummary && index === this.#options.rows.length - 1 ? smallBold : small
  }

  #rule(y: number, width: number): void {
    this.#options.doc
      .moveTo(page.margin, y)
      .lineTo(page.width - page.margin, y)
      .lineWidth(width)
      .stroke()
  }
}

/** Beside each other in the direction of the language. */
function boxesOf(columns: readonly Column[], isRtl: boolean): { x: number; width: number }[] {
  const boxes: { x: number; width: number }[] = []
  let at = 0
  for (const { share } of columns) {
    const width = share * contentWidth
    const x = isRtl ? page.width - page.margin - at - width + gap : page.margin + at
    boxes.push({ x, width: width - gap })
    at += width
  }
  return boxes
}

/** Which cells a heading is for; the library has no option for it. */
function setScope(cell: Structure, scope: 'Column' | 'Row'): void {
  const { dictionary } = cell as unknown as { dictionary: { data: Record<string, unknown> } }
  dictionary.data['A'] = { O: 'Table', Scope: scope }
}

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')
