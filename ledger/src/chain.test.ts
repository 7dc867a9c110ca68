/** A superuser switches the guards off and changes what is sealed: the chain names each transfer that was touched. */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  available,
  type Checkpoint,
  checkInvariants,
  exportChain,
  type HistoryFingerprint,
  historyFingerprint,
  invested,
  isHistoryTouched,
  type SealedTransfer,
  sealTransfers,
  type StretchMax,
  verifyChain,
} from '#index.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { depositOf, investorWith, moveOf, postAlone } from '../testing/fixtures.ts'

let database: TestDatabase
let ids: bigint[]
let early: Checkpoint
beforeAll(async () => {
  database = await testDatabase()
  const investor = await investorWith(database, 1_000n)
  const book = async () => {
    const move = moveOf(available(investor), invested(investor, randomUUID()), 3n, {
      effectiveOn: '2026-06-01',
    })
    return [
      (await postAlone(database, depositOf(investor, 100n))).transferId,
      (await postAlone(database, move)).transferId,
    ]
  }
  ids = await book()
  await sealTransfers(database.app)
  early = (await verifyChain(database.app)).checkpoint
  ids.push(...(await book()), ...(await book()))
  await sealTransfers(database.app)
})
afterAll(async () => {
  expect(await checkInvariants(database.owner)).toEqual([])
  expect((await verifyChain(database.app)).violations).toEqual([])
  await database.close()
})

/** The findings after these statements, run without triggers and taken back afterwards. */
async function foundAfter(from: Checkpoint | undefined, ...statements: string[]): Promise<string[]> {
  const { violations } = await whileChanged(statements, (client) =>
    verifyChain(client, from === undefined ? {} : { from }),
  )
  return violations.map(({ detail }) => detail)
}

async function whileChanged<T>(
  statements: readonly string[],
  look: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await database.owner.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    for (const statement of statements) await client.query(statement)
    return await look(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const third = () => ids[2] ?? 0n
const last = () => ids.at(-1) ?? 0n
/** The investor's first deposit is sealed before all of `ids`. */
const sealed = () => ids.length + 1

test('an untouched chain is whole and ends with the last transfer', async () => {
  const { checkpoint, violations } = await verifyChain(database.app)
  expect(violations).toEqual([])
  expect(checkpoint).toMatchObject({ position: BigInt(sealed()), transferId: last() })
})

test('from a checkpoint only what came after it is read, and the end is the same', async () => {
  const whole = await verifyChain(database.app)
  expect(await verifyChain(database.app, { from: early })).toEqual(whole)
  expect(await verifyChain(database.app, { from: whole.checkpoint })).toEqual(whole)
  const stretch = await verifyChain(database.app, { from: early, transfersMax: 2 })
  expect(stretch.checkpoint.position).toBe(early.position + 2n)
})

/** The deposits have four postings, the other transfers two; the first, before all of `ids`, has two. */
test.each([
  [1, 1n],
  [5, 1n],
  [6, 2n],
  [7, 2n],
  [8, 3n],
])('a stretch ends before %i postings are too few for it, after %i transfers', async (postingsMax, first) => {
  const stretch = { transfersMax: 1_000, postingsMax }
  const one = await verifyChain(database.app, { stretch, stretchesMax: 1 })
  expect(one).toMatchObject({ checkpoint: { position: first }, violations: [], isAtEnd: false })
  const whole = await verifyChain(database.app)
  expect(whole.isAtEnd).toBe(true)
  expect(await verifyChain(database.app, { stretch })).toEqual(whole)
  expect(await verifyChain(database.app, { stretch, from: one.checkpoint })).toEqual(whole)
  const batches = await exported(stretch)
  expect(batches[0]).toHaveLength(Number(first))
  expect(batches.flat()).toEqual((await exported()).flat())
  expect(batches.flat()).toHaveLength(sealed())
})

async function exported(stretch?: StretchMax): Promise<SealedTransfer[][]> {
  const batches: SealedTransfer[][] = []
  for await (const batch of exportChain(database.app, undefined, stretch)) batches.push(batch)
  return batches
}

test('in stretches of one posting, an edit is found too', async () => {
  const found = await whileChanged(
    [`update ledger.posting set amount = amount + 1 where transfer_id = ${third()} and line = 1`],
    (client) => verifyChain(client, { stretch: { transfersMax: 1_000, postingsMax: 1 } }),
  )
  expect(found.violations.map(({ detail }) => detail)).toEqual([`transfer ${third()} is not what was sealed`])
  expect(found.checkpoint.transferId).toBe(ids[1])
})

test('whatever the session shows times and numbers as, the hashes are the same', async () => {
  expect(
    await foundAfter(
      undefined,
      `set local timezone = 'Asia/Kathmandu'`,
      `set local datestyle = 'German'`,
      `set local bytea_output = 'escape'`,
    ),
  ).toEqual([])
})

const edits: [edit: string, statement: () => string][] = [
  [
    'an amount',
    () => `update ledger.posting set amount = amount + 1 where transfer_id = ${third()} and line = 1`,
  ],
  [
    'a line of its own',
    () => `update ledger.posting set line = 9 where transfer_id = ${third()} and line = 1`,
  ],
  [
    'an account',
    () => `update ledger.posting set account_id = 50 where transfer_id = ${third()} and line = 3`,
  ],
  ['an asset', () => `update ledger.posting set asset = 'btc' where transfer_id = ${third()} and line = 1`],
  [
    'a balance after',
    () => `update ledger.posting set balance_after = 1 where transfer_id = ${third()} and line = 4`,
  ],
  ['a posting removed', () => `delete from ledger.posting where transfer_id = ${third()} and line = 2`],
  ['all postings removed', () => `delete from ledger.posting where transfer_id = ${third()}`],
  ['a posting added', () => `insert into ledger.posting values (${third()}, 5, 40, 'usd', 1)`],
  ['a key', () => `update ledger.transfer set key = gen_random_uuid() where id = ${third()}`],
  ['a kind', () => `update ledger.transfer set kind = 'accrual' where id = ${third()}`],
  ['a reference', () => `update ledger.transfer set reference = 'deposit/x' where id = ${third()}`],
  ['a hash of the content', () => `update ledger.transfer set input_hash = sha256('') where id = ${third()}`],
  ['a day', () => `update ledger.transfer set effective_on = '2026-06-02' where id = ${third()}`],
  [
    'a moment',
    () =>
      `update ledger.transfer set created_at = created_at - interval '1 microsecond' where id = ${third()}`,
  ],
  [
    'what it reverses',
    () => `update ledger.transfer set kind = 'reversal', reverses = 1 where id = ${third()}`,
  ],
  ['a seal', () => `update ledger.seal set hash = sha256('') where transfer_id = ${last()}`],
]
test.each(edits)('an edit of %s is found and its transfer named', async (edit, statement) => {
  const named = edit === 'a seal' ? last() : third()
  expect(await foundAfter(undefined, statement())).toEqual([`transfer ${named} is not what was sealed`])
})

describe('found and named', () => {
  test('two edits, each by itself', async () => {
    const statement = `update ledger.transfer set reference = 'x' where id in (${third()}, ${last()})`
    expect(await foundAfter(undefined, statement)).toEqual([
      `transfer ${third()} is not what was sealed`,
      `transfer ${last()} is not what was sealed`,
    ])
  })

  test('a transfer removed with its postings', async () => {
    const removal = [
      `delete from ledger.posting where transfer_id = ${third()}`,
      `delete from ledger.transfer where id = ${third()}`,
    ]
    expect(await foundAfter(undefined, ...removal)).toEqual([`transfer ${third()} was sealed and is gone`])
    const withSeal = `delete from ledger.seal where transfer_id = ${third()}`
    expect(await foundAfter(undefined, ...removal, withSeal)).toEqual([
      `transfer ${ids[3]} the seal before its own is gone`,
    ])
  })

  test.each([0, -5])('a transfer added below all others, with the id %i', async (id) => {
    const addition = `insert into ledger.transfer (id, key, kind, reference, input_hash) overriding system value
      values (${id}, gen_random_uuid(), 'deposit', 'deposit/x', sha256(''))`
    expect(await foundAfter(undefined, addition)).toEqual([
      `transfer ${id} was added after its neighbours were sealed`,
    ])
  })

  test('the end cut off, with its seals', async () => {
    const cut = [
      `delete from ledger.posting where transfer_id = ${last()}`,
      `delete from ledger.transfer where id = ${last()}`,
      `delete from ledger.seal where transfer_id = ${last()}`,
    ]
    expect(await foundAfter(undefined, ...cut)).toEqual([
      `the chain ends at seal ${sealed() - 1}, but transfer ${last()} was sealed`,
    ])
    expect(await foundAfter(undefined, 'delete from ledger.seal')).toEqual([
      `the chain ends at seal 0, but transfer ${last()} was sealed`,
    ])
  })

  test('a chain that was made anew over a changed transfer, by whoever remembers a checkpoint', async () => {
    const { checkpoint } = await verifyChain(database.app)
    const forgery = [
      `update ledger.transfer set reference = 'deposit/mine' where id = ${third()}`,
      'delete from ledger.seal',
      'update ledger.seal_progress set sealed_to = 0, next_to = null, writers = null',
      'select ledger.seal_transfers(100)',
    ]
    expect(await foundAfter(undefined, ...forgery)).toEqual([])
    expect(await foundAfter(checkpoint, ...forgery)).toEqual([
      expect.stringMatching(new RegExp(`^seal ${sealed()} was .* the chain was rewritten$`)),
    ])
  })
})

test('new rows leave the fingerprint of the history alone, changed ones do not', async () => {
  const fingerprint = await settledFingerprint()
  const isTouched = async () => isHistoryTouched(fingerprint, await settledFingerprint())
  ids.push((await postAlone(database, depositOf(randomUUID(), 5n))).transferId)
  await sealTransfers(database.app)
  expect(await isTouched()).toBe(false)
  await foundAfter(undefined, `update ledger.posting set amount = amount where transfer_id = ${third()}`)
  expect(await isTouched()).toBe(true)
})

/** PostgreSQL's counters after what all connections did so far, whose own are written out by this. */
async function settledFingerprint(): Promise<HistoryFingerprint> {
  for (const pool of [database.owner, database.app]) {
    const client = await pool.connect()
    await client.query('select pg_stat_force_next_flush()')
    client.release()
  }
  return historyFingerprint(database.app)
}
