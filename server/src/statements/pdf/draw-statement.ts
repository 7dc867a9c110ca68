import { directionOf, type Locale } from '@evenmoor/contract/locales'
import type { StatementFacts } from '@evenmoor/contract/statements'
import Pdf from 'pdfkit'
import { type Phrases, phrasesIn } from '../phrases.ts'
import { canonicalJson, type StatementLine } from '../statement.ts'
import {
  body,
  bold,
  drawFrame,
  heading,
  leadingOf,
  leftOf,
  page,
  contentWidth,
  titleStyle,
} from './page-frame.ts'
import { Table } from './table.ts'
import { type Style, Typesetter } from './typesetter.ts'

/** What a statement is drawn from; it goes to another thread, so it is plain data. */
export type Drawing = {
  readonly facts: StatementFacts
  readonly lines: readonly StatementLine[]
  readonly csv: string
  readonly locale: Locale
  /** Where anybody can check the file. */
  readonly address: string
}

/**
 * A statement as a tagged PDF: A4, black on white, each page with the practice mark and its number. The facts and the
 * lines are in it as files. The same drawing gives the same bytes. Read it to the end.
 */
export function drawStatement({ facts, lines, csv, locale, address }: Drawing): PDFKit.PDFDocument {
  const phrases = phrasesIn(locale)
  const isRtl = directionOf(locale) === 'rtl'
  const title = `${phrases.say('title')} ${phrases.month(facts.period)}`
  const madeAt = new Date(facts.until)
  const doc = new Pdf({
    size: [page.width, page.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    autoFirstPage: false,
    info: {
      Title: title,
      Author: 'Evenmoor',
      Producer: 'Evenmoor',
      Creator: 'Evenmoor',
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  })
  attach(doc, facts, csv, madeAt)
  const type = new Typesetter(doc, isRtl ? 'rtl' : 'ltr')
  const table = new Table({
    doc,
    type,
    isRtl,
    columns: lineColumns(phrases),
    rows: lines.map((line) => lineCells(line, phrases)),
  })
  const top = new Top({ doc, type, phrases, isRtl, facts, title })
  const pages = lines.length === 0 ? 1 : table.pagesFrom(top.end())
  let number = 0
  const turnPage = () => {
    doc.addPage()
    number += 1
    drawFrame({ doc, type, phrases, isRtl, mode: facts.mode, pages, address }, number)
  }
  turnPage()
  const document = doc.struct('Document')
  doc.addStructure(document)
  top.draw(document)
  if (lines.length > 0) table.draw(document, top.end(), turnPage)
  document.end()
  doc.end()
  return doc
}

/** First of all, and the facts as they are: whoever checks the file finds them without reading the rest of it. */
function attach(doc: PDFKit.PDFDocument, facts: StatementFacts, csv: string, madeAt: Date): void {
  const dates = { creationDate: madeAt, modifiedDate: madeAt }
  doc.compress = false
  doc.file(Buffer.from(`\n${canonicalJson(facts)}\n`), {
    name: 'statement.json',
    type: 'application/json',
    ...dates,
  })
  doc.compress = true
  doc.file(Buffer.from(csv), { name: 'transactions.csv', type: 'text/csv', ...dates })
}

const lineColumns = ({ say }: Phrases) =>
  [
    { head: say('when'), share: 0.17, align: 'start' },
    { head: say('what'), share: 0.38, align: 'start' },
    { head: say('out'), share: 0.14, align: 'end' },
    { head: say('in'), share: 0.14, align: 'end' },
    { head: say('balance'), share: 0.17, align: 'end' },
  ] as const

function lineCells(line: StatementLine, { figure, minute, describe }: Phrases): string[] {
  const isOut = line.change.startsWith('-')
  const isIn = !isOut && !/^0\.0*$/.test(line.change)
  return [
    minute(line.at),
    `${describe(line)} · ${line.transfer}`,
    isOut ? figure(line.change) : '',
    isIn ? figure(line.change) : '',
    figure(line.balance),
  ]
}

type TopOptions = {
  readonly doc: PDFKit.PDFDocument
  readonly type: Typesetter
  readonly phrases: Phrases
  readonly isRtl: boolean
  readonly facts: StatementFacts
  readonly title: string
}

type Block = { readonly tag: 'H1' | 'H2' | 'P'; readonly text: string; readonly style: Style }

/** What stands above the lines: whose it is, the two balances by where the money is, and what lies between them. */
class Top {
  readonly #options: TopOptions
  readonly #first: readonly Block[]
  readonly #balances: Table
  readonly #changes: Table
  readonly #last: readonly Block[]

  constructor(options: TopOptions) {
    const { phrases, facts, title } = options
    const { say, dollars, day } = phrases
    this.#options = options
    this.#first = [
      { tag: 'H1', text: title, style: titleStyle },
      { tag: 'P', text: `${say('period')}: ${day(facts.from)} – ${day(facts.to)} (UTC)`, style: body },
      { tag: 'P', text: `${say('for')}: ${facts.holder.name} · ${facts.holder.email}`, style: body },
      ...(facts.is_complete
        ? []
        : [
            {
              tag: 'P' as const,
              text: say('soFar', { moment: `${phrases.minute(facts.until)} UTC` }),
              style: bold,
            },
          ]),
    ]
    this.#balances = this.#table(
      [' ', say('opening'), say('closing')],
      (['available', 'invested', 'withdrawing', 'total'] as const).map((part) => [
        say(part),
        dollars(facts.opening[part]),
        dollars(facts.closing[part]),
      ]),
    )
    const { changes } = facts
    this.#changes = this.#table(
      [say('summary'), ' ', ' '],
      [
        ...(['deposits', 'gains', 'losses', 'corrections', 'bonuses', 'withdrawn', 'fees'] as const).map(
          (part) => [say(part), '', dollars(changes[part])],
        ),
        [say('closing'), '', dollars(facts.closing.total)],
      ],
    )
    this.#last = [
      { tag: 'P', text: say('feesTotal', { amount: dollars(changes.fees.replace('-', '')) }), style: body },
      { tag: 'H2', text: say('lines'), style: heading },
      ...(facts.lines === 0 ? [{ tag: 'P' as const, text: say('nothing'), style: body }] : []),
    ]
  }

  /** Where the lines begin. */
  end(): number {
    return this.#walk(() => undefined)
  }

  draw(parent: PDFKit.PDFStructureElement): void {
    const { doc } = this.#options
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
    const block = (part: Block) => {
      visit(part, y)
      y += this.#linesOf(part).length * leadingOf(part.style) + 4
    }
    for (const part of this.#first) block(part)
    for (const table of [this.#balances, this.#changes]) {
      y += 10
      visit(table, y)
      y += table.height()
    }
    y += 10
    for (const part of this.#last) block(part)
    return y + 4
  }

  #linesOf({ text, style }: Block) {
    return this.#options.type.lines(text, style, contentWidth)
  }

  #drawBlock(part: Block, y: number): void {
    const { type, isRtl } = this.#options
    const whole = { x: page.margin, width: contentWidth }
    for (const [index, line] of this.#linesOf(part).entries())
      type.draw(line, part.style, leftOf(line, whole, 'start', isRtl), y + index * leadingOf(part.style))
  }

  #table(heads: readonly [string, string, string], rows: readonly string[][]): Table {
    const { doc, type, isRtl } = this.#options
    const shares = [0.5, 0.25, 0.25]
    return new Table({
      doc,
      type,
      isRtl,
      columns: heads.map((head, index) => ({
        head,
        share: shares[index] ?? 0,
        align: index === 0 ? 'start' : 'end',
      })),
      rows,
      isSummary: true,
    })
  }
}
