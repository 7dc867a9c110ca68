import { formatMoney } from '@evenmoor/ledger/money'
import { totalsOfOwner } from '@evenmoor/ledger'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'
import { selectOpenItems } from './closing-store.ts'

/** What keeps a person from closing their account: its money, to the millionth, and each item in progress. */
export async function previewClosing(ctx: Context, tx: Tx, personId: string) {
  const totals = await totalsOfOwner(asSql(tx), personId)
  const items = await selectOpenItems(tx, personId, ctx.clock.now())
  const dollars = (minor: bigint) => formatMoney({ asset: 'usd', minor })
  return {
    available: dollars(totals.available),
    invested: dollars(totals.invested),
    pending_withdrawal: dollars(totals.withdrawing),
    items: items.map(({ kind, id, name, amountMinor }) => ({
      kind,
      id,
      name,
      amount: amountMinor === null ? null : dollars(amountMinor),
    })),
    is_free: items.length === 0 && totals.available + totals.invested + totals.withdrawing === 0n,
  }
}
