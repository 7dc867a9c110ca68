import { balanceOf, custody, type Sql } from '@evenmoor/ledger'
import { type Coin, coins } from '@evenmoor/ledger/money'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/pool.ts'
import { platformHoldings, wrongPracticeBalances } from '#practice/platform-holdings.ts'
import type { Difference } from './difference.ts'

/** What the platform's addresses hold, beyond the faucet's float, beside custody and what still waits to be credited. `ledger` asks in the same transaction. */
export async function practiceHoldingDifferences(tx: Tx, ledger: Sql): Promise<Difference[]> {
  const differences: Difference[] = []
  const waiting = await waitingByCoin(tx)
  const holdings = new Map((await platformHoldings(tx)).map((holding) => [holding.coin, holding]))
  for (const coin of coins) {
    const { heldMinor = 0n, floatMinor = 0n } = holdings.get(coin) ?? {}
    const ownMinor = heldMinor - floatMinor
    const expectedMinor = (await balanceOf(ledger, custody(coin))) + (waiting.get(coin) ?? 0n)
    if (ownMinor === expectedMinor) continue
    differences.push({
      check: 'custody_is_what_the_network_holds',
      where: `coin ${coin}`,
      detail: `the network holds ${ownMinor}, custody and what waits come to ${expectedMinor}`,
    })
  }
  for (const wrong of await wrongPracticeBalances(tx)) {
    differences.push({
      check: 'a_practice_balance_is_the_sum_of_its_transactions',
      where: `${wrong.address} ${wrong.coin}`,
      detail: JSON.stringify(wrong, (_key, value: unknown) =>
        typeof value === 'bigint' ? `${value}` : value,
      ),
    })
  }
  return differences
}

/** Received at deposit addresses and not credited: still confirming, or never to be. */
async function waitingByCoin(tx: Tx): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ coin: Coin; amount: bigint }>`
    select t.coin, sum(t.amount_minor) as amount
    from practice_transaction t
    join practice_address a on a.address = t.to_address and a.purpose = 'deposit'
    left join payment p on p.network = 'practice' and p.transaction = t.hash and p.status = 'credited'
    where t.dropped_at is null and p.id is null
    group by t.coin`.execute(tx)
  return new Map(rows.map(({ coin, amount }) => [coin, amount]))
}
