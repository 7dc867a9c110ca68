import type { Locale } from '@evenmoor/contract/locales'
import type { SignedFacts } from '@evenmoor/contract/statement-file'
import Pdf from 'pdfkit'
import { canonicalJson } from '../statement.ts'
import { page } from './page-frame.ts'

type About = { readonly title: string; readonly locale: Locale; readonly madeAt: Date }

/** An empty tagged PDF with A4 pages. Its dates are given, so the same facts produce the same bytes. */
export const newDocument = ({ title, locale, madeAt }: About): PDFKit.PDFDocument =>
  new Pdf({
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

const nameOf: Readonly<Record<SignedFacts['format'], string>> = {
  'evenmoor-statement-1': 'statement.json',
  'evenmoor-receipt-1': 'receipt.json',
  'evenmoor-payout-1': 'receipt.json',
}

type File = { readonly name: string; readonly type: string; readonly content: string }

/** The facts come first, unformatted, so that a verifier finds them without reading the rest. */
export function attach(
  doc: PDFKit.PDFDocument,
  facts: SignedFacts,
  madeAt: Date,
  ...files: readonly File[]
): void {
  const dates = { creationDate: madeAt, modifiedDate: madeAt }
  doc.compress = false
  doc.file(Buffer.from(`\n${canonicalJson(facts)}\n`), {
    name: nameOf[facts.format],
    type: 'application/json',
    ...dates,
  })
  doc.compress = true
  for (const { name, type, content } of files) doc.file(Buffer.from(content), { name, type, ...dates })
}
