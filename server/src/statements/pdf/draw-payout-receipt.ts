import { isolated } from '@evenmoor/contract/plain-text'
import type { Locale } from '@evenmoor/contract/locales'
import type { PayoutReceiptFacts } from '@evenmoor/contract/payout-receipts'
import type { Phrases } from '../phrases.ts'
import { drawSheet, type Setting } from './draw-sheet.ts'
import type { Part } from './flow.ts'
import { body, heading, titleStyle } from './page-frame.ts'
import { Table } from './table.ts'

/** What the receipt of a withdrawal is drawn from; it goes to another thread, so it is plain data. */
export type PayoutReceiptDrawing = {
  readonly facts: PayoutReceiptFacts
  readonly locale: Locale
  /** Where anybody can check the file. */
  readonly address: string
}

/** A withdrawal's receipt: what left the balance, the fee, what arrived where, and when each step was taken. */
export const drawPayoutReceipt = ({ facts, locale, address }: PayoutReceiptDrawing): PDFKit.PDFDocument =>
  drawSheet(
    {
      facts,
      locale,
      address,
      title: ({ say }) => `${say('receipt')}: ${say('payout')}`,
      madeAt: new Date(facts.confirmed_at),
    },
    (setting, phrases) => ({
      top: topOf(setting, facts, phrases),
      columns: [
        { head: phrases.say('when'), share: 0.3, align: 'start' },
        { head: phrases.say('state'), share: 0.7, align: 'start' },
      ],
      rows: facts.steps.map(({ status, at }) => [phrases.minute(at), phrases.say(`payout_${status}`)]),
    }),
  )

/** Whose it is, the sums, and where they went. */
function topOf(setting: Setting, facts: PayoutReceiptFacts, phrases: Phrases): Part[] {
  const { say, dollars, coins, apart, networkName } = phrases
  const sums = new Table({
    ...setting,
    isSummary: true,
    columns: [
      { head: say('payout'), share: 0.34, align: 'start' },
      { head: ' ', share: 0.66, align: 'end' },
    ],
    rows: [
      [say('reference'), apart(facts.reference ?? facts.withdrawal)],
      [say('network'), networkName(facts)],
      [say('address'), apart(facts.address)],
      [say('payoutAmount'), dollars(facts.amount)],
      [say('payoutFee'), dollars(facts.fee)],
      [say('payoutNet'), `${dollars(facts.net)} · ${coins(facts.net, facts.coin)}`],
      [say('payoutHash'), apart(facts.transaction)],
      [say('payoutTransfer'), apart(facts.transfer)],
    ],
  })
  return [
    { tag: 'H1', text: `${say('receipt')}: ${say('payout')}`, style: titleStyle },
    { tag: 'P', text: `${say('for')}: ${isolated(facts.holder.name)} · ${facts.holder.email}`, style: body },
    10,
    sums,
    10,
    { tag: 'H2', text: say('payoutSteps'), style: heading },
    4,
  ]
}
