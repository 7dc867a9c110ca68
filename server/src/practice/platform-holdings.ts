import type { Coin } from '@evenmoor/ledger/money'
import type { Database, Tx } from '#platform/database/pool.ts'
import { readHoldings, readWrongBalances } from './wallet-store.ts'

/**
 * What the platform's addresses (deposit addresses and treasury) hold on the practice network, by coin, and how
 * much of it is the float: what the faucet gave so that withdrawals can be paid. The ledger knows nothing of the
 * float: its custody may be below zero, and is what deposits brought minus what withdrawals took. So, once nothing
 * is on its way,
 *   heldMinor − floatMinor = balance of `custody`.
 */
export const platformHoldings = (
  db: Database | Tx,
): Promise<{ coin: Coin; heldMinor: bigint; floatMinor: bigint }[]> => readHoldings(db)

/** Practice balances that are not what their transactions sum to: empty unless rows were changed by hand. */
export const wrongPracticeBalances = (db: Database | Tx) => readWrongBalances(db)
