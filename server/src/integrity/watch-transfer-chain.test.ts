import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sealTransfers } from '@evenmoor/ledger'
import pg from 'pg'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { asSql } from '#platform/database/transaction.ts'
import { fund } from '#wallet/testing/fund.ts'
import { readIntegrityChecks } from './integrity-checks.ts'
import { type TransferChainWatch, watchTransferChain } from './watch-transfer-chain.ts'

let app: TestApp
let owner: pg.Client
let watch: TransferChainWatch
const errors = vi.fn<(...args: unknown[]) => void>()

beforeEach(async () => {
  errors.mockClear()
  app = await createTestApp()
  owner = new pg.Client({ connectionString: app.database.ownerUrl })
  await owner.connect()
  await owner.query('set session_replication_role = replica')
  watch = watchTransferChain({ ...app.ctx, log: { ...app.ctx.log, error: errors } })
})
afterEach(async () => {
  await owner.end()
  await app.close()
})

async function bookAndSeal(): Promise<void> {
  await fund(app, (await app.person()).id, '100.00')
  await sealTransfers(asSql(app.ctx.db))
}

/** The statement, with PostgreSQL's counters written out at once; elsewhere that takes a second. */
async function tamper(statement: string): Promise<void> {
  await owner.query(statement)
  await owner.query('select pg_stat_force_next_flush()')
  await owner.query('select 1')
}

test('an edit of old history is named round after round until it is put right', async () => {
  for (let transfers = 0; transfers < 3; transfers++) await bookAndSeal()
  expect(await watch()).toEqual([])
  await bookAndSeal()
  expect(await watch()).toEqual([])
  expect(errors).not.toHaveBeenCalled()

  await tamper('update ledger.posting set amount = amount * 2 where transfer_id = 2')
  for (let round = 0; round < 2; round++) {
    expect(await watch()).toEqual([
      {
        invariant: 'the_chain_is_unbroken',
        transferId: 2n,
        accountId: null,
        detail: 'transfer 2 is not what was sealed',
      },
    ])
  }
  expect(errors).toHaveBeenLastCalledWith(
    { transfer_id: '2', detail: 'transfer 2 is not what was sealed' },
    'the history of the ledger was changed',
  )
  await tamper('update ledger.posting set amount = amount / 2 where transfer_id = 2')
  expect(await watch()).toEqual([])
})

test('a long history is read in several rounds, and vouched for after the last of them, however much each transfer holds', async () => {
  const person = await app.person()
  for (let transfers = 0; transfers < 22; transfers++) await fund(app, person.id, '1.00')
  while ((await sealTransfers(asSql(app.ctx.db))) > 0);
  const quiet = { ...app.ctx, log: { ...app.ctx.log, error: errors } }
  const slow = watchTransferChain(quiet, { stretch: { transfersMax: 1_000, postingsMax: 1 } })
  const checkedAt = async () => (await readIntegrityChecks(app.ctx.db))[1]?.checkedAt
  expect(await slow()).toEqual([])
  expect(await checkedAt()).toBe(null)
  app.clock.advance(10_000)
  expect(await slow()).toEqual([])
  expect(await checkedAt()).toEqual(app.clock.now())
  await tamper('update ledger.posting set amount = amount * 2 where transfer_id = 21')
  await slow()
  expect((await slow()).map(({ transferId }) => transferId)).toEqual([21n])
  await tamper('update ledger.posting set amount = amount / 2 where transfer_id = 21')
})

test('a chain that was made anew over an edit is not what this process remembers', async () => {
  await bookAndSeal()
  await watch()
  const { rows } = await owner.query<{ reference: string }>(
    'select reference from ledger.transfer where id = 1',
  )
  await tamper(`update ledger.transfer set reference = 'deposit/mine' where id = 1`)
  await tamper('delete from ledger.seal')
  await tamper('update ledger.seal_progress set sealed_to = 0, next_to = null, writers = null')
  await sealTransfers(asSql(app.ctx.db))
  expect((await watch()).map(({ detail }) => detail)).toContainEqual(
    expect.stringMatching('the chain was rewritten'),
  )
  await owner.query('update ledger.transfer set reference = $1 where id = 1', [rows[0]?.reference])
})
