/** A month begins while the ledger is in use: nothing is refused, lost or hidden, whenever the one who begins it stops. */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  available,
  balanceOf,
  balancesAsOf,
  beginMonth,
  checkInvariants,
  checkNextTransfers,
  exportChain,
  findTransfer,
  historyFingerprint,
  houseBalances,
  invested,
  isHistoryTouched,
  type MonthStep,
  post,
  results,
  reverseTransfer,
  sealTransfers,
  verifyChain,
} from '#index.ts'
import { inTransaction, migrateFrom, testDatabase, type TestDatabase } from '../testing/database.ts'
import { booked, depositOf, investorWith, moveOf, postAlone } from '../testing/fixtures.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  await sealAll()
  expect(await verifyChain(database.app)).toMatchObject({ violations: [], isAtEnd: true })
  expect(await checkInvariants(database.owner)).toEqual([])
  await database.close()
})

/** The ids that a month's beginning leaves out at most, as in the migration. */
const ahead = 100_000_000n

/** The beginning of a month, counted from the one in which the database was made. */
const month = (later: number): Date => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later, 1))
}
const partitionOf = (later: number) => `posting_${month(later).toISOString().slice(0, 7).replace('-', '_')}`

const step = (at: Date, pool = database.app): Promise<MonthStep> =>
  inTransaction(pool, (tx) => beginMonth(tx, at))

/** Every step until there is none left, as the job does. */
async function begin(at: Date, pool = database.app): Promise<MonthStep[]> {
  const steps: MonthStep[] = []
  for (;;) {
    const done = await step(at, pool)
    if (done === 'nothing' || done === 'analyzed' || done === 'busy') return steps
    steps.push(done)
  }
}

const wholeMonth: readonly MonthStep[] = ['bounded', 'checked', 'divided', 'begun']

/** Twice: what was being written during the first call is sealed by the second. */
const sealAll = async () => (await sealTransfers(database.app)) + (await sealTransfers(database.app))

/** How many postings each partition has, oldest first. */
async function months(): Promise<Record<string, number>> {
  const { rows } = await database.owner.query<{ name: string; postings: number }>(
    `select m.partition as name, count(p.line)::int as postings from ledger.posting_month m
     left join ledger.posting p on p.tableoid = to_regclass('ledger.' || m.partition)
     group by m.partition, m.month order by m.month`,
  )
  return Object.fromEntries(rows.map(({ name, postings }) => [name, postings]))
}

describe('a month that begins', () => {
  test('nothing happens in the month of the last one, and before it', async () => {
    expect([await begin(month(0)), await begin(month(-5))]).toEqual([[], []])
    expect(await months()).toEqual({ posting_first: 0 })
  })

  test('postings go to the month of their transfer, and are read over all of them', async () => {
    const [ada, position] = [randomUUID(), randomUUID()]
    const deposit = await postAlone(database, depositOf(ada, 100n))
    const first = await postAlone(database, moveOf(available(ada), invested(ada, position), 40n))
    const before = new Date(Date.now() + 1)
    expect(await begin(month(1))).toEqual(wholeMonth)
    const second = await postAlone(database, moveOf(available(ada), invested(ada, position), 5n))
    expect(await begin(month(3))).toEqual(wholeMonth)
    const undone = await inTransaction(database.app, (tx) => reverseTransfer(tx, first.transferId))
    await sealAll()

    expect(await months()).toEqual({ posting_first: 6, [partitionOf(1)]: 2, [partitionOf(3)]: 2 })
    const ids = [deposit, first, second, undone].map(({ transferId }) => transferId)
    expect(ids.map((id) => id / ahead)).toEqual([0n, 0n, 1n, 2n])
    const { rows } = await database.app.query(
      `select p.transfer_id as id, p.balance_after::int as after from ledger.posting p
       join ledger.account a on a.id = p.account_id where a.owner_id = $1 and a.kind = 'available'
       order by p.transfer_id desc`,
      [ada],
    )
    expect(rows).toEqual([95, 55, 60, 100].map((after, place) => ({ id: ids.at(-1 - place), after })))
    expect((await findTransfer(database.app, first.transferId))?.postings).toHaveLength(2)
    expect(await balanceOf(database.app, available(ada))).toBe(95n)
    expect((await balancesAsOf(database.app, ada, before)).map(({ minor }) => minor)).toEqual([60n, 40n])
    const house = await houseBalances(database.app)
    expect(house.find(({ account }) => account.kind === 'conversion' && account.asset === 'usd')?.minor).toBe(
      -100n,
    )
    const texts: string[] = []
    for await (const batch of exportChain(database.app)) texts.push(...batch.map(({ text }) => text))
    expect(texts.map((text) => BigInt(text.split('\n')[0] ?? ''))).toEqual(ids)
  })

  test('each month is begun once, however often and by how many', async () => {
    const pools = [database.app, database.anotherApp(), database.anotherApp()]
    await investorWith(database, 5n)
    const steps = await Promise.all(pools.map((pool) => begin(month(1), pool)))
    // Who meets another at it leaves; the last one may have to go on.
    expect([...steps.flat(), ...(await begin(month(1)))].toSorted()).toEqual(wholeMonth.toSorted())
    expect(await begin(month(1))).toEqual([])
    expect(Object.keys(await months())).toEqual(['posting_first', partitionOf(1)])
  })

  test('who stops after any step has left nothing that another does not finish', async () => {
    for (let killedAfter = 1; killedAfter <= wholeMonth.length; killedAfter++) {
      const at = month(killedAfter)
      for (const expected of wholeMonth.slice(0, killedAfter)) expect(await step(at)).toBe(expected)
      // Killed in the midst of the next one.
      await inTransaction(database.app, async (tx) => {
        await beginMonth(tx, at)
        throw new Error('killed')
      }).catch(() => undefined)
      await investorWith(database, 5n)
      expect(await checkInvariants(database.owner)).toEqual([])
      // A jump of the ids stays, though its transaction was killed.
      const left = killedAfter < 3 ? wholeMonth.slice(killedAfter) : []
      expect(await begin(at)).toEqual(left)
      await investorWith(database, 5n)
      expect((await months())[partitionOf(killedAfter)]).toBe(left.length > 0 ? 2 : 4)
    }
  })

  test('a month that comes before the one under way is done is begun in its place', async () => {
    await step(month(1))
    expect(await begin(month(2))).toEqual(wholeMonth.slice(1))
    expect(Object.keys(await months())).toEqual(['posting_first', partitionOf(2)])
  })

  test('where the clock goes back meanwhile, the check is taken off', async () => {
    await step(month(1))
    expect(await begin(month(0))).toEqual(['released'])
    const { rows } = await database.owner.query(`select from pg_constraint where conname ~ '^ends_at'`)
    expect(rows).toEqual([])
  })

  test('a check that the ids come near is taken off before it could refuse any', async () => {
    await investorWith(database, 5n)
    const idsGoTo = (id: bigint) => database.owner.query(`select setval('ledger.transfer_id_seq', $1)`, [id])
    for (const done of wholeMonth.slice(0, 2)) expect(await step(month(1))).toBe(done)
    await idsGoTo(ahead / 2n + 5n)
    expect(await step(month(1))).toBe('released')
    await idsGoTo(ahead * 2n)
    await investorWith(database, 5n)
    expect(await begin(month(1))).toEqual(wholeMonth)
    await investorWith(database, 5n)
    expect(await months()).toEqual({ posting_first: 4, [partitionOf(1)]: 2 })
  })

  test('ids that are nearly there come by themselves, and are never set back', async () => {
    for (const done of wholeMonth.slice(0, 3)) expect(await step(month(1))).toBe(done)
    await database.owner.query(`select setval('ledger.transfer_id_seq', $1)`, [ahead - 2n])
    expect(await step(month(1))).not.toBe('begun')
    const ids: bigint[] = []
    for (let transfers = 0; transfers < 6; transfers++)
      ids.push((await postAlone(database, depositOf(randomUUID(), 5n))).transferId)
    expect(ids).toEqual([...ids.keys()].map((place) => ahead - 1n + BigInt(place)))
    expect((await months())[partitionOf(1)]).toBe(4 * ids.filter((id) => id > ahead).length)
  })

  test('a transaction under way posts to the month of its id', async () => {
    const slow = await database.owner.connect()
    try {
      await slow.query('begin')
      const { rows } = await slow.query<{ id: bigint }>(
        `insert into ledger.transfer (key, kind, reference, input_hash)
         values (gen_random_uuid(), 'accrual', 'test/1', ledger.content_hash('accrual', 'test/1', null, null, '{40,50}', '{-1,1}'))
         returning id`,
      )
      expect(await begin(month(1))).toEqual(wholeMonth)
      await postAlone(database, depositOf(randomUUID(), 5n))
      await slow.query(
        `insert into ledger.posting (transfer_id, line, account_id, asset, amount)
         values ($1, 1, 40, 'usd', -1), ($1, 2, 50, 'usd', 1)`,
        [rows[0]?.id],
      )
      await slow.query('commit')
    } finally {
      slow.release()
    }
    expect(await months()).toEqual({ posting_first: 2, [partitionOf(1)]: 4 })
  })

  test('behind a reader that takes long it gives up, and nothing is done', async () => {
    await investorWith(database, 5n)
    for (const done of wholeMonth.slice(0, 2)) expect(await step(month(1))).toBe(done)
    await inTransaction(database.app, async (reader) => {
      await reader.query('select from ledger.posting limit 1')
      await expect(step(month(1))).rejects.toMatchObject({ code: '55P03' })
      await investorWith(database, 5n)
    })
    expect(await begin(month(1))).toEqual(wholeMonth.slice(2))
  })
})

test('who posts at full speed while months begin is neither refused nor lost', async () => {
  const writers = 8
  const investors = await Promise.all(
    Array.from({ length: writers }, () => investorWith(database, 1_000_000n)),
  )
  const pools = [database.app, database.anotherApp()]
  const before = (await booked(database.owner)).transfers
  const over = new AbortController()
  const counts = investors.map(async (investor, place) => {
    let posted = 0
    for (const position = randomUUID(); !over.signal.aborted; posted += 1) {
      const move = moveOf(available(investor), invested(investor, position), 1n)
      await inTransaction(pools[place % 2] ?? database.app, (tx) => post(tx, move))
      if (posted % 10 === 0) await balanceOf(pools[place % 2] ?? database.app, results)
    }
    return posted
  })
  const alone = database.anotherApp()
  for (let later = 1; later <= 6; later++) {
    for (const done of wholeMonth) expect(await stepInTurn(month(later), alone)).toBe(done)
    // Until the new month has postings.
    await expect.poll(async () => (await months())[partitionOf(later)]).toBeGreaterThan(writers)
    await sealTransfers(alone)
  }
  over.abort()
  const posted = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  expect((await booked(database.owner)).transfers).toBe(before + posted)
  expect(Object.values(await months()).reduce((sum, postings) => sum + postings, 0)).toBe(
    2 * (before + posted),
  )
})

/** As the job does: where others were in the way for too long, the same step again. */
async function stepInTurn(at: Date, pool: pg.Pool): Promise<MonthStep> {
  for (;;) {
    try {
      return await step(at, pool)
    } catch (error) {
      expect(error).toMatchObject({ code: '55P03' })
    }
  }
}

describe('the walls are around each month', () => {
  const newest = `ledger.${partitionOf(1)}`
  beforeEach(async () => {
    await investorWith(database, 5n)
    await begin(month(1))
    await investorWith(database, 5n)
  })

  test.each([
    ['ledger.posting_first', 7n],
    [newest, ahead + 7n],
  ])('of %s', async (table, id) => {
    const lines = (amounts: readonly [number, number]) =>
      `insert into ${table} (transfer_id, line, account_id, asset, amount) values (${id}, 1, 40, 'usd', ${amounts[0]}), (${id}, 2, 50, 'usd', ${amounts[1]})`
    for (const statement of [
      `update ${table} set amount = amount`,
      `delete from ${table}`,
      `truncate ${table}`,
    ]) {
      await expect(database.owner.query(statement)).rejects.toMatchObject({
        code: 'LG008',
        message: expect.stringMatching(/^ledger\.posting is append-only/),
      })
      await expect(database.app.query(statement)).rejects.toMatchObject({ code: '42501' })
    }
    await expect(database.owner.query(lines([5, -4]))).rejects.toMatchObject({ code: 'LG001' })
    await expect(database.owner.query(lines([0, 0]))).rejects.toMatchObject({ code: '23514' })
    await expect(database.app.query(lines([5, -5]))).rejects.toMatchObject({ code: '42501' })
  })

  test.each([
    ['update ledger.posting_month set month = month'],
    ['delete from ledger.posting_month'],
    ['truncate ledger.posting_month cascade'],
  ])('nobody may: %s', async (statement) => {
    await expect(database.owner.query(statement)).rejects.toMatchObject({ code: 'LG008' })
    await expect(database.app.query(statement)).rejects.toMatchObject({ code: '42501' })
  })

  const off = (trigger: string, table: string) => `trigger ${trigger} on ${table} is missing or off`
  test.each([
    [
      'alter table ledger.posting_first disable trigger append_only',
      [off('append_only', 'ledger.posting_first')],
    ],
    [`alter table ${newest} disable trigger balanced`, [off('balanced', newest)]],
    [`drop trigger append_only_truncate on ${newest}`, [off('append_only_truncate', newest)]],
    [
      'alter table ledger.posting disable trigger append_only',
      ['ledger.posting', newest, 'ledger.posting_first'].map((table) => off('append_only', table)),
    ],
    [
      'grant insert on ledger.posting_first to evenmoor_app',
      ['evenmoor_app has INSERT on ledger.posting_first'],
    ],
  ])('a guard that is off is found: %s', async (statement, expected) => {
    expect((await foundAfter(statement)).toSorted()).toEqual(expected.toSorted())
  })

  test('a month that was taken off, and one that nobody began, are found', async () => {
    expect(await foundAfter('alter table ledger.posting detach partition ledger.posting_first')).toContain(
      `ledger.posting_first has the postings of no range, not FOR VALUES FROM (MINVALUE) TO ('${ahead + 1n}')`,
    )
    expect(
      await foundAfter(
        `alter table ledger.posting detach partition ${newest}`,
        `create table ledger.mine partition of ledger.posting for values from (${ahead * 2n}) to (maxvalue)`,
        `alter table ledger.posting attach partition ${newest} for values from (${ahead + 1n}) to (${ahead * 2n})`,
      ),
    ).toEqual(
      expect.arrayContaining([
        `ledger.mine has the postings FOR VALUES FROM ('${ahead * 2n}') TO (MAXVALUE), not of any month`,
        `${newest} has the postings FOR VALUES FROM ('${ahead + 1n}') TO ('${ahead * 2n}'), not FOR VALUES FROM ('${ahead + 1n}') TO (MAXVALUE)`,
      ]),
    )
  })

  /** The guards that are found wrong after these statements, which are taken back. */
  async function foundAfter(...statements: string[]): Promise<string[]> {
    return inVain(async (client) => {
      for (const statement of statements) await client.query(statement)
      const guards = (await checkInvariants(client)).filter(
        ({ invariant }) => invariant === 'the_guards_are_on',
      )
      return guards.map(({ detail }) => detail)
    })
  }
})

test('an edit of an old month is found by its name, and a month that begins is none', async () => {
  const investor = await investorWith(database, 5n)
  await investorWith(database, 5n)
  await sealAll()
  const before = await settledFingerprint()
  await begin(month(1))
  await investorWith(database, 5n)
  await sealAll()
  const fingerprint = await settledFingerprint()
  expect(isHistoryTouched(before, fingerprint)).toBe(false)
  expect([...fingerprint.keys()].toSorted()).toEqual(
    ['account', 'asset', 'posting_first', partitionOf(1), 'seal', 'transfer'].toSorted(),
  )
  await inVain(async (client) => {
    await client.query('set local session_replication_role = replica')
    await client.query('update ledger.posting set amount = amount * 2 where transfer_id = 1')
    expect((await verifyChain(client)).violations.map(({ detail }) => detail)).toEqual([
      'transfer 1 is not what was sealed',
    ])
    const { violations } = await checkNextTransfers(client, { after: 0n, transfersMax: 10, postingsMax: 10 })
    expect(violations.map(({ invariant }) => invariant)).toContain('a_transfer_says_what_was_asked')
  })
  expect(isHistoryTouched(before, await settledFingerprint())).toBe(true)
  expect(await balanceOf(database.app, available(investor))).toBe(5n)
})

/** What `work` gives with a superuser's transaction that is taken back. */
async function inVain<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await database.owner.connect()
  try {
    await client.query('begin')
    return await work(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** PostgreSQL's counters after what all connections did so far. */
async function settledFingerprint() {
  for (const pool of [database.owner, database.app]) {
    const client = await pool.connect()
    await client.query('select pg_stat_force_next_flush()')
    client.release()
  }
  return historyFingerprint(database.app)
}

test('a table that was never divided becomes the first month without a look at its rows, and so is each cut off', async () => {
  await database.close()
  database = await testDatabase({ before: '0059' })
  const { owner } = database
  await owner.query(filling(20))
  const client = await owner.connect()
  const said: string[] = []
  client.on('notice', ({ message }) => said.push(message ?? ''))
  try {
    const files = async (name: string) => {
      const { rows } = await client.query<{ relname: string; relfilenode: number }>(
        `select relname, relfilenode from pg_class where relname in ($1::text, $1 || '_pkey', $1 || '_account') order by relname`,
        [name],
      )
      return rows.map(({ relfilenode }) => relfilenode)
    }
    const old = await files('posting')
    await client.query(`set client_min_messages = 'debug1'`)
    await migrateFrom(client, '0059')
    expect(said.filter(isOfRange)).toEqual([isImplied('posting_first')])
    expect(old).toHaveLength(3)
    expect(await files('posting_first')).toEqual(old)
    said.length = 0
    for (const done of wholeMonth) expect(await beginMonth(client, month(1))).toBe(done)
    for (const done of wholeMonth) expect(await beginMonth(client, month(2))).toBe(done)
    expect(said.filter(isOfRange)).toEqual(['posting_first', partitionOf(1)].map(isImplied))
  } finally {
    client.removeAllListeners('notice')
    await client.query('reset client_min_messages')
    client.release()
  }
  await postAlone(database, depositOf(randomUUID(), 5n))
  expect(await months()).toEqual({ posting_first: 40, [partitionOf(1)]: 0, [partitionOf(2)]: 4 })
  const { rows: view } = await database.app.query(
    `select trunc(amount)::int as amount from ledger.account_balance where account_id = 10`,
  )
  expect(view).toEqual([{ amount: -5 }])
})

/** What PostgreSQL says of rows that it looks through, or doesn't have to, when a partition is attached. */
const isOfRange = (line: string): boolean => line.includes('partition constraint')
const isImplied = (name: string): string =>
  `partition constraint for table "${name}" is implied by existing constraints`

/** Transfers in the house, as an older version wrote them. */
const filling = (transfers: number) => `do $$ begin for i in 1 .. ${transfers} loop
  perform ledger.post_named(gen_random_uuid(), 'accrual', 'test/' || i, null, null, '{40,50}', '{null,null}', '{null,null}',
    '{null,null}', '{null,null}', array[-1, 1]::numeric[]); end loop; end $$`
