import { CompiledQuery, sql } from 'kysely'
import type { Database } from '#platform/database/pool.ts'
import { sqlState } from '#platform/database/transaction.ts'

/** The role whose rights the application works with; migrations/grants say what it may do. */
export const applicationRole = 'evenmoor_app'

const insufficientPrivilege = '42501'
const adminShutdown = '57P01'

/** Each of them would rewrite history, of no row at all: PostgreSQL judges the right before it looks for rows. */
const forbidden = [
  'update ledger.posting set amount = amount where false',
  'update ledger.balance set amount = amount where false',
  'delete from ledger.transfer where false',
  'update audit_entry set reason = reason where false',
  'update key_fingerprint set fingerprint = fingerprint where false',
]

/**
 * Why the application's login must not be worked with, in words that go on after its name; undefined where all is well. It
 * is tried, not only looked up: changing a posting has to fail. Each statement stands alone, so that it is also true behind
 * a pooler.
 */
export async function faultOfApplication(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ user: string; session: string; can: string | null; others: string | null }>`
    select current_user as user, session_user as session,
      case when rolsuper then 'is a superuser' when rolcreaterole then 'may make roles'
        when rolcreatedb then 'may make databases' when rolreplication then 'may replicate'
        when rolbypassrls then 'may pass over row security' end as can,
      (select string_agg(other.rolname, ', ' order by other.rolname) from pg_roles other
        where other.rolname not in (me.rolname, ${applicationRole}) and pg_has_role(me.oid, other.oid, 'member')) as others
    from pg_roles me where me.rolname = current_user`.execute(db)
  const { user, session, can, others } = rows[0]!
  if (user !== session) return `works as another role (${user})`
  if (can !== null) return can
  if (others !== null) return `can become another role (${others})`
  for (const statement of forbidden) {
    if (!(await isRefused(db, statement))) return `may do what no login may: ${statement}`
  }
  return undefined
}

async function isRefused(db: Database, statement: string): Promise<boolean> {
  try {
    await db.executeQuery(CompiledQuery.raw(statement))
    return false
  } catch (error) {
    if (sqlState(error) === insufficientPrivilege) return true
    throw error
  }
}

/**
 * Keeps the application's time-out for statements with its login, where a pooler cannot lose it: a setting of one session
 * would be another's, and one at the start of a connection is refused by PgBouncer. A role may set this for itself. A
 * connection made before doesn't know of it, and a pooler would give it to somebody later: those are ended.
 *
 * With it, that no statement is compiled: ours are short, and a plan over many months of postings looks expensive enough to
 * PostgreSQL that compiling takes ten times as long as running it.
 */
export async function keepLoginSettings(db: Database, timeout: string): Promise<void> {
  const isNew = await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(4201839)`.execute(tx)
    const { rows } = await sql`
      select from pg_db_role_setting where setdatabase = 0 and setrole = (select oid from pg_roles where rolname = current_user)
        and setconfig @> ${[`statement_timeout=${timeout}`, 'jit=off']}::text[]`.execute(tx)
    if (rows.length > 0) return false
    await sql`alter role current_user set statement_timeout = ${sql.lit(timeout)}`.execute(tx)
    await sql`alter role current_user set jit = off`.execute(tx)
    return true
  })
  if (isNew) await endIdleConnections(db)
}

/** Ends the connections of the application's login that nobody uses, and last the one that this is said on. */
async function endIdleConnections(db: Database): Promise<void> {
  try {
    await sql`select pg_terminate_backend(pid) from (
      select pid from pg_stat_activity where datname = current_database() and usename = current_user and (state = 'idle' or pid = pg_backend_pid())
      order by pid = pg_backend_pid()) connections`.execute(db)
  } catch (error) {
    if (sqlState(error) !== adminShutdown) throw error
  }
}
