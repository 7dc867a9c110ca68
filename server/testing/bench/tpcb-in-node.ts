/** pgbench's tables, and its transactions for where the program itself is missing: same statements, prepared. */
import pg from 'pg'
import { runAs } from '../cluster.ts'
import { measure, type Rate } from './measure.ts'

/** What is run: pgbench's TPC-B-like transaction, or one row inserted and committed. */
export type Limit = { readonly url: string; readonly callers: number; readonly ms: number }

const accountsPerBranch = 100_000

/** The tables as `pgbench -i -s scale` makes them, filled on the server, and the one for single inserts. */
export async function makeReferenceTables(url: string, scale: number): Promise<void> {
  const statements = `
    create table pgbench_branches (bid int not null, bbalance int, filler char(88)) with (fillfactor = 100);
    create table pgbench_tellers (tid int not null, bid int, tbalance int, filler char(84)) with (fillfactor = 100);
    create table pgbench_accounts (aid int not null, bid int, abalance int, filler char(84)) with (fillfactor = 100);
    create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    insert into pgbench_branches select n, 0, '' from generate_series(1, ${scale}) n;
    insert into pgbench_tellers select n, (n - 1) / 10 + 1, 0, '' from generate_series(1, ${scale * 10}) n;
    insert into pgbench_accounts select n, (n - 1) / ${accountsPerBranch} + 1, 0, ''
      from generate_series(1, ${scale * accountsPerBranch}) n;
    alter table pgbench_branches add primary key (bid);
    alter table pgbench_tellers add primary key (tid);
    alter table pgbench_accounts add primary key (aid);
    create table raw_insert (id bigint generated always as identity primary key, a int, b int)`
  for (const statement of statements.split(';')) await runAs(url, statement)
  await runAs(url, 'vacuum analyze')
}

const between = (max: number): number => 1 + Math.floor(Math.random() * max)

export const tpcbInNode = ({ url, callers, ms }: Limit, scale: number): Promise<Rate> =>
  withClients(url, callers, (take) =>
    measure(callers, ms, async () => {
      const { client, giveBack } = take()
      const [aid, bid, tid] = [between(scale * accountsPerBranch), between(scale), between(scale * 10)]
      const delta = between(10_001) - 5_001
      const run = (name: string, text: string, values: number[]) => client.query({ name, text, values })
      await client.query('begin')
      await run('a', 'update pgbench_accounts set abalance = abalance + $1 where aid = $2', [delta, aid])
      await run('s', 'select abalance from pgbench_accounts where aid = $1', [aid])
      await run('t', 'update pgbench_tellers set tbalance = tbalance + $1 where tid = $2', [delta, tid])
      await run('b', 'update pgbench_branches set bbalance = bbalance + $1 where bid = $2', [delta, bid])
      await run(
        'h',
        'insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, current_timestamp)',
        [tid, bid, aid, delta],
      )
      await client.query('commit')
      giveBack()
    }),
  )

export const insertInNode = ({ url, callers, ms }: Limit): Promise<Rate> =>
  withClients(url, callers, (take) =>
    measure(callers, ms, async () => {
      const { client, giveBack } = take()
      const values = [between(100_000)]
      await client.query({ name: 'i', text: 'insert into raw_insert (a, b) values ($1, 5)', values })
      giveBack()
    }),
  )

type Take = () => { client: pg.Client; giveBack: () => void }

/** A connection for each caller, as pgbench has it. */
async function withClients<T>(url: string, count: number, work: (take: Take) => Promise<T>): Promise<T> {
  const clients = Array.from({ length: count }, () => new pg.Client({ connectionString: url }))
  await Promise.all(clients.map((client) => client.connect()))
  const idle = [...clients]
  try {
    return await work(() => {
      const client = idle.pop()
      if (client === undefined) throw new Error('more callers than connections')
      return { client, giveBack: () => void idle.push(client) }
    })
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}
