import { because } from '@evenmoor/contract/refusals'
import { localeOf } from '@evenmoor/contract/locales'
import { payoutReceiptAsPdf } from '@evenmoor/contract/payout-receipts'
import { receiptAsPdf } from '@evenmoor/contract/receipts'
import * as contract from '@evenmoor/contract/statements'
import type { Context } from '#context.ts'
import { asDownload, route } from '#platform/http/bind.ts'
import { Download } from '#platform/http/download.ts'
import { unavailable } from '#platform/problems.ts'
import { countHit } from '#platform/rate-limits/rate-limit.ts'
import { gatherPayoutReceipt } from './gather-payout-receipt.ts'
import { gatherReceipt } from './gather-receipt.ts'
import { gatherStatement } from './gather-statement.ts'
import { statementPeriods } from './list-statements.ts'
import { drawingSlots } from './pdf/drawing-slots.ts'
import { signedPdf } from './pdf/signed-pdf.ts'
import { statementKey } from './statement-key.ts'
import { drawingsOf } from './statement-limit.ts'

export const routes = [
  route(contract.listStatements, async ({ ctx, tx, caller }) => {
    const { periods, keptFrom } = await statementPeriods(ctx, tx, caller.personId)
    return { results: periods, ...(keptFrom !== null && { kept_from: keptFrom }) }
  }),
  asDownload(contract.statementAsPdf, async ({ ctx, caller, params: { period }, query }) => {
    await assertMayDraw(ctx, caller.personId)
    const statement = await gatherStatement(ctx, { investorId: caller.personId, period })
    const { facts, lines, csv } = statement
    const locale = localeOf(query.language ?? statement.locale)
    const drawing = { facts, lines, csv, locale, address: checkedAt(ctx) }
    const pieces = signedPdf(drawing, await statementKey(ctx.config.dataDir))
    return new Download(fileName(period, 'pdf'), 'application/pdf', pieces)
  }),
  asDownload(receiptAsPdf, async ({ ctx, caller, params, query }) => {
    await assertMayDraw(ctx, caller.personId)
    const given = { investorId: caller.personId, depositId: params.id }
    const { facts, locale } = await ctx.transaction((tx) => gatherReceipt(ctx, tx, given))
    const drawing = { facts, locale: localeOf(query.language ?? locale), address: checkedAt(ctx) }
    const pieces = signedPdf(drawing, await statementKey(ctx.config.dataDir))
    return new Download(`evenmoor-receipt-${facts.reference ?? facts.deposit}.pdf`, 'application/pdf', pieces)
  }),
  asDownload(payoutReceiptAsPdf, async ({ ctx, caller, params, query }) => {
    await assertMayDraw(ctx, caller.personId)
    const given = { investorId: caller.personId, withdrawalId: params.id }
    const { facts, locale } = await ctx.transaction((tx) => gatherPayoutReceipt(ctx, tx, given))
    const drawing = { facts, locale: localeOf(query.language ?? locale), address: checkedAt(ctx) }
    const pieces = signedPdf(drawing, await statementKey(ctx.config.dataDir))
    return new Download(
      `evenmoor-withdrawal-${facts.reference ?? facts.withdrawal}.pdf`,
      'application/pdf',
      pieces,
    )
  }),
  asDownload(contract.statementAsCsv, async ({ ctx, caller, params: { period } }) => {
    const { csv } = await gatherStatement(ctx, { investorId: caller.personId, period })
    return new Download(fileName(period, 'csv'), 'text/csv; charset=utf-8', asPieces(csv))
  }),
  route(contract.getStatementKey, ({ ctx }) => publicKey(ctx)),
]

/** Throws 503 when too many wait for a place, 429 when this person had too many drawn. */
async function assertMayDraw(ctx: Context, personId: string): Promise<void> {
  if (!drawingSlots.hasRoom()) throw unavailable(because('too_many_statements_now'))
  await countHit(ctx, [drawingsOf(personId)])
}

/** Where anybody can check a file. */
const checkedAt = (ctx: Context) => `${ctx.config.publicUrl}/verify-statement`

const fileName = (period: string, ending: string) => `evenmoor-statement-${period}.${ending}`

async function* asPieces(text: string): AsyncGenerator<string> {
  yield text
}

async function publicKey(ctx: Context) {
  const key = await statementKey(ctx.config.dataDir)
  return {
    algorithm: 'Ed25519' as const,
    public_key: key.publicKey.toString('base64url'),
    key_id: key.id,
  }
}
