import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountName, accrualTransfer, findTransfer, type Posting } from '@evenmoor/ledger'
import { splitResult } from '@evenmoor/ledger/money'
import { dayMs } from '#platform/clock.ts'
import { asSql } from '#platform/database/transaction.ts'
import { accrualsOf, bookRate, invested, manyPositions, walletOf } from '#positions/testing/accrued.ts'
import { prepareExplainedApp } from '#reconciliation/testing/explained-app.ts'
import type { TestApp } from '#testing/app.ts'
import { accrueDay } from './accrue-day.ts'

let app: TestApp
prepareExplainedApp((fresh) => {
  app = fresh
})

test(
  'many positions go in chunks, and what was interrupted is finished by the next run',
  { timeout: 60_000 },
  async () => {
    const { ada } = await invested(app, '100')
    const count = 4_500
    // As many of one investor as the chunks need.
    await manyPositions(app, ada.id, count)
    let transactions = 0
    const failing = {
      ...app.ctx,
      transaction: <T>(work: Parameters<typeof app.ctx.transaction<T>>[0]) => {
        transactions += 1
        return transactions === 3 ? Promise.reject(new Error('the power went')) : app.ctx.transaction(work)
      },
    }
    await expect(accrueDay(failing, '2026-06-16')).rejects.toThrow('the power went')
    // One of the two chunks under way was stopped; the other one stands.
    expect(await accrualsOf(app)).toBe(4_000)
    expect((await accrueDay(app.ctx, '2026-06-16')).positions).toBe(count + 1 - 4_000)
    expect((await walletOf(app, ada)).available).toBe('2.50')
  },
)

test(
  'a chunk is what the ledger’s own arithmetic says, to the key and the hash',
  { timeout: 60_000 },
  async () => {
    for (const [index, ratePpm] of [33_350, -33_350, 1, -1_000_000].entries()) {
      const day = `2026-06-${16 + index}`
      const people = [
        await invested(app, '100.01'),
        await invested(app, '250.73'),
        await invested(app, '999.99'),
      ]
      const [reinvesting] = people
      await reinvesting?.ada.call('POST', `/api/investments/${reinvesting.id}/reinvest/`, { reinvest: true })
      const due = await openPositions()
      const { sharesMinor, remainderMinor } = splitResult(
        due.map(({ valueMinor }) => valueMinor),
        BigInt(ratePpm),
      )
      const expected = accrualTransfer({
        day,
        planId: 'basic',
        chunk: due[0]?.positionId ?? '',
        shares: due.map((position, i) => {
          const amountMinor = sharesMinor[i] ?? 0n
          return { ...position, amountMinor, reinvested: position.reinvested && amountMinor > 0n }
        }),
        remainderMinor,
      })
      await bookRate(app, 'basic', day, ratePpm)
      await accrueDay(app.ctx, day)
      const { id } = await app.ctx.db
        .selectFrom('ledger.transfer')
        .select((e) => e.fn.max('id').as('id'))
        .executeTakeFirstOrThrow()
      const booked = await findTransfer(asSql(app.ctx.db), id ?? 0n)
      const inOrder = (postings: readonly Posting[] = []) =>
        postings.map(({ account, amountMinor }) => `${accountName(account)} ${amountMinor}`).toSorted()
      expect({ ...booked, postings: inOrder(booked?.postings) }).toMatchObject({
        ...expected,
        postings: inOrder(expected?.postings),
      })
      app.clock.advance(dayMs)
    }
  },
)

/** Those that take part in the next day, in the order in which they take part. */
async function openPositions() {
  const { rows } = await sql<{ id: string; investor_id: string; amount: bigint; switches: number }>`
    select p.id, p.investor_id, b.amount, cardinality(p.reinvest_switch_days) as switches
    from position p join ledger.balance b on b.account_id = p.account_id
    where p.closed_at is null order by p.bucket_id, p.slot`.execute(app.ctx.db)
  return rows.map((row) => ({
    positionId: row.id,
    investorId: row.investor_id,
    valueMinor: row.amount,
    reinvested: row.switches % 2 === 1,
  }))
}
