import { depositTransfer, post } from '@evenmoor/ledger'
import { usd } from '@evenmoor/ledger/money'
import type { TestApp } from '#testing/app.ts'
import { asSql } from '#platform/database/transaction.ts'
import { uuidv7 } from '#platform/ids.ts'

/** Gives an investor dollars by a deposit of the ledger alone: no checkout, no payment on a network. */
export async function fund(app: Pick<TestApp, 'ctx'>, investorId: string, dollars: string): Promise<void> {
  const usdMinor = usd(dollars)
  const transfer = depositTransfer({
    depositId: uuidv7(),
    investorId,
    network: 'practice',
    txid: uuidv7(),
    outputIndex: 0,
    coin: 'usdt',
    coinMinor: usdMinor * 10n ** 12n,
    usdMinor,
  })
  await app.ctx.transaction((tx) => post(asSql(tx), transfer))
}
