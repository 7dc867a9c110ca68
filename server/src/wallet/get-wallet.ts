import { totalsOfOwner } from '@evenmoor/ledger'
import { formatMoney } from '@evenmoor/ledger/money'
import type { Wallet } from '@evenmoor/contract/wallet'
import { isPracticeOnly } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import { utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { asSql, together } from '#platform/database/transaction.ts'
import { resultsBookedOn } from '#positions/history/results-of-investor.ts'

/** What an investor has: the balances of their ledger accounts, and the results that were booked today (UTC). */
export async function getWallet(ctx: Context, tx: Tx, investorId: string): Promise<Wallet> {
  const day = utcDay(ctx.clock.now())
  const [{ available, invested, withdrawing }, todayMinor] = await together(
    totalsOfOwner(asSql(tx), investorId),
    resultsBookedOn(tx, investorId, day),
  )
  const usd = (minor: bigint) => formatMoney({ asset: 'usd', minor })
  return {
    currency: 'USD',
    mode: isPracticeOnly(ctx) ? 'practice' : 'test',
    available: usd(available),
    invested: usd(invested),
    pending_withdrawal: usd(withdrawing),
    total: usd(available + invested + withdrawing),
    today: usd(todayMinor),
    day,
  }
}
