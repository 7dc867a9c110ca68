import { isolated } from '@evenmoor/contract/plain-text'
import { directionOf, type Locale } from '@evenmoor/contract/locales'
import type { StatementFacts } from '@evenmoor/contract/statements'
import { type Phrases, phrasesIn } from '../phrases.ts'
import type { StatementLine } from '../statement.ts'
import { attach, newDocument } from './document.ts'
import { Flow, type Part, summaryTable } from './flow.ts'
import { body, bold, drawFrame, heading, titleStyle } from './page-frame.ts'
import { Table } from './table.ts'
import { Typesetter } from './typesetter.ts'

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
  const doc = newDocument({ title, locale, madeAt })
  attach(doc, facts, madeAt, { name: 'transactions.csv', type: 'text/csv', content: csv })
  const type = new Typesetter(doc, locale)
  const table = new Table({
    doc,
    type,
    isRtl,
    columns: lineColumns(phrases),
    rows: lines.map((line) => lineCells(line, phrases)),
  })
  const top = new Flow({ doc, type, isRtl }, topOf({ doc, type, phrases, isRtl, facts, title }))
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

/** The part above the lines: the owner, both balances by account, and the changes between them. */
function topOf({ doc, type, phrases, isRtl, facts, title }: TopOptions): Part[] {
  const { say, dollars, day } = phrases
  const { changes } = facts
  const balances = summaryTable(
    { doc, type, isRtl },
    [' ', say('opening'), say('closing')],
    (['available', 'invested', 'withdrawing', 'total'] as const).map((part) => [
      say(part),
      dollars(facts.opening[part]),
      dollars(facts.closing[part]),
    ]),
  )
  const between = summaryTable(
    { doc, type, isRtl },
    [say('summary'), ' ', ' '],
    [
      ...(['deposits', 'gains', 'losses', 'corrections', 'bonuses', 'withdrawn', 'fees'] as const).map(
        (part) => [say(part), '', dollars(changes[part])],
      ),
      [say('closing'), '', dollars(facts.closing.total)],
    ],
  )
  return [
    { tag: 'H1', text: title, style: titleStyle },
    { tag: 'P', text: `${say('period')}: ${day(facts.from)} – ${day(facts.to)} (UTC)`, style: body },
    { tag: 'P', text: `${say('for')}: ${isolated(facts.holder.name)} · ${facts.holder.email}`, style: body },
    ...(facts.is_complete
      ? []
      : [
          {
            tag: 'P' as const,
            text: say('soFar', { moment: `${phrases.minute(facts.until)} UTC` }),
            style: bold,
          },
        ]),
    10,
    balances,
    10,
    between,
    10,
    { tag: 'P', text: say('feesTotal', { amount: dollars(changes.fees.replace('-', '')) }), style: body },
    { tag: 'H2', text: say('lines'), style: heading },
    ...(facts.lines === 0 ? [{ tag: 'P' as const, text: say('nothing'), style: body }] : []),
    4,
  ]
}
