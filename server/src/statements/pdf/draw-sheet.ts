import { directionOf, type Locale } from '@evenmoor/contract/locales'
import type { SignedFacts } from '@evenmoor/contract/statement-file'
import { type Phrases, phrasesIn } from '../phrases.ts'
import { attach, newDocument } from './document.ts'
import { Flow, type Part } from './flow.ts'
import { drawFrame } from './page-frame.ts'
import { Table } from './table.ts'
import { Typesetter } from './typesetter.ts'

export type Setting = ConstructorParameters<typeof Flow>[0]

/** The content of a sheet: the parts, then one table over as many pages as it needs. */
type Contents = {
  readonly top: Part[]
  readonly columns: ConstructorParameters<typeof Table>[0]['columns']
  readonly rows: readonly (readonly string[])[]
}

type Sheet = {
  readonly facts: SignedFacts
  readonly locale: Locale
  /** Where anybody can check the file. */
  readonly address: string
  readonly title: (phrases: Phrases) => string
  /** As of when it is: its dates, so that the same facts give the same bytes. */
  readonly madeAt: Date
}

/** A paper in the layout of a statement: marked, tagged, with its facts in it. Read it to the end. */
export function drawSheet(
  { facts, locale, address, title, madeAt }: Sheet,
  contentsOf: (setting: Setting, phrases: Phrases) => Contents,
): PDFKit.PDFDocument {
  const phrases = phrasesIn(locale)
  const isRtl = directionOf(locale) === 'rtl'
  const doc = newDocument({ title: title(phrases), locale, madeAt })
  attach(doc, facts, madeAt)
  const setting = { doc, type: new Typesetter(doc, locale), isRtl }
  const contents = contentsOf(setting, phrases)
  const top = new Flow(setting, contents.top)
  const table = new Table({ ...setting, columns: contents.columns, rows: contents.rows })
  const pages = table.pagesFrom(top.end())
  let number = 0
  const turnPage = () => {
    doc.addPage()
    number += 1
    drawFrame({ ...setting, phrases, mode: facts.mode, pages, address }, number)
  }
  turnPage()
  const document = doc.struct('Document')
  doc.addStructure(document)
  top.draw(document)
  table.draw(document, top.end(), turnPage)
  document.end()
  doc.end()
  return doc
}
