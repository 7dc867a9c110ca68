import { isolated } from '@evenmoor/contract/plain-text'
import type { Locale } from '@evenmoor/contract/locales'
import type { ReceiptFacts } from '@evenmoor/contract/receipts'
import type { Phrases } from '../phrases.ts'
import { drawSheet, type Setting } from './draw-sheet.ts'
import type { Part } from './flow.ts'
import { body, bold, heading, titleStyle } from './page-frame.ts'
import { Table } from './table.ts'

/** What a receipt is drawn from; it goes to another thread, so it is plain data. */
export type ReceiptDrawing = {
  readonly facts: ReceiptFacts
  readonly locale: Locale
  /** Where anybody can check the file. */
  readonly address: string
}

/** A checkout's receipt: what was asked and credited, and each payment. */
export const drawReceipt = ({ facts, locale, address }: ReceiptDrawing): PDFKit.PDFDocument =>
  drawSheet(
    { facts, locale, address, title: ({ say }) => say('receipt'), madeAt: new Date(facts.at) },
    (setting, phrases) => ({
      top: topOf(setting, facts, phrases),
      columns: paymentColumns(phrases),
      rows: facts.payments.map((payment) => paymentCells(payment, facts, phrases)),
    }),
  )

/** Whose it is, what was requested and credited, and where it was paid. */
function topOf(setting: Setting, facts: ReceiptFacts, phrases: Phrases): Part[] {
  const { say, dollars, minute, apart, networkName } = phrases
  const at = (instant: string) => `${minute(instant)} UTC`
  const sums = new Table({
    ...setting,
    isSummary: true,
    columns: [
      { head: say('deposit', { coin: facts.coin.toUpperCase() }), share: 0.4, align: 'start' },
      { head: ' ', share: 0.6, align: 'end' },
    ],
    rows: [
      [say('reference'), apart(facts.reference ?? facts.deposit)],
      [say('network'), networkName(facts)],
      [say('address'), apart(facts.address)],
      ...(facts.settled_at === null ? [] : [[say('settled'), at(facts.settled_at)]]),
      [say('asked'), dollars(facts.asked)],
      [say('fees'), dollars('0.00')],
      [say('credited'), dollars(facts.credited)],
    ],
  })
  return [
    { tag: 'H1', text: say('receipt'), style: titleStyle },
    { tag: 'P', text: `${say('for')}: ${isolated(facts.holder.name)} · ${facts.holder.email}`, style: body },
    ...(facts.settled_at === null
      ? [{ tag: 'P' as const, text: say('notSettled', { moment: at(facts.at) }), style: bold }]
      : []),
    10,
    sums,
    10,
    { tag: 'H2', text: say('payments'), style: heading },
    4,
  ]
}

const paymentColumns = ({ say }: Phrases) =>
  [
    { head: say('when'), share: 0.13, align: 'start' },
    { head: say('transaction'), share: 0.34, align: 'start' },
    { head: say('amount'), share: 0.18, align: 'end' },
    { head: say('price'), share: 0.13, align: 'end' },
    { head: say('credited'), share: 0.22, align: 'end' },
  ] as const

function paymentCells(
  payment: ReceiptFacts['payments'][number],
  { coin }: ReceiptFacts,
  { say, dollars, coins, minute, apart }: Phrases,
): string[] {
  const { transaction, transfer, status, credited, amount, price, first_seen_at } = payment
  const state = say(`state_${status}`)
  return [
    minute(first_seen_at),
    transfer === null ? apart(transaction) : `${apart(transaction)} · ${apart(transfer)}`,
    coins(amount, coin),
    dollars(price),
    credited === null ? state : `${dollars(credited)} · ${state}`,
  ]
}
