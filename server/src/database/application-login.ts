import pg from 'pg'
import { type Login, withLogin } from '#database/login-url.ts'
import { scramVerifier } from '#database/scram-verifier.ts'
import { errorCode, StartProblem } from '#database/start-problem.ts'

/** Not let in: a wrong password, or no such role; by a pooler, either. */
const refused = new Set(['28P01', '28000', '08P01'])

/**
 * The application's own login on a server that an operator runs: a role for this database alone, which has the rights of
 * `evenmoor_app` and can become nobody. It is made, or given its password anew, only where it does not get in as it is; so
 * processes that share a DATA_DIR never take it from each other. `ownerUrl` is past a pooler.
 */
export async function openApplicationLogin(ownerUrl: string, password: string): Promise<Login> {
  const owner = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 })
  owner.on('error', () => undefined)
  try {
    await owner.connect()
    const { rows } = await owner.query<{ user: string; version: number }>(
      `select 'evenmoor_app_' || oid as user, current_setting('server_version_num')::int as version
        from pg_database where datname = current_database()`,
    )
    const { user, version } = rows[0]!
    if (!(await getsIn(withLogin(ownerUrl, { user, password })))) {
      await makeLogin(owner, { user, password }, version)
    }
    return { user, password }
  } catch (error) {
    throw errorCode(error) === '42501' ? mayNotMakeLogins(error) : error
  } finally {
    await owner.end().catch(() => undefined)
  }
}

async function getsIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch (error) {
    if (refused.has(errorCode(error) ?? '')) return false
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function makeLogin(owner: pg.Client, { user, password }: Login, version: number): Promise<void> {
  const role = pg.escapeIdentifier(user)
  const verifier = pg.escapeLiteral(await scramVerifier(password))
  const known = await owner.query<Record<string, boolean>>('select * from pg_roles where rolname = $1', [
    user,
  ])
  if (known.rowCount === 0) await owner.query(`create role ${role} nologin`)
  // As members of no other role; since PostgreSQL 16 it cannot even say SET ROLE evenmoor_app.
  await owner.query(
    `grant evenmoor_app to ${role}${version >= 160_000 ? ' with inherit true, set false' : ''}`,
  )
  // To take away what a role doesn't have takes a superuser all the same, and an owner need not be one.
  const taken = attributes.filter(([column]) => known.rows[0]?.[column] === true).map(([, word]) => word)
  await owner.query(`alter role ${role} login inherit ${taken.join(' ')} password ${verifier}`)
}

/** What an application never has: by the column that says whether a role has it, how it is taken away. */
const attributes = [
  ['rolsuper', 'nosuperuser'],
  ['rolcreatedb', 'nocreatedb'],
  ['rolcreaterole', 'nocreaterole'],
  ['rolreplication', 'noreplication'],
  ['rolbypassrls', 'nobypassrls'],
] as const

const mayNotMakeLogins = (cause: unknown): StartProblem =>
  new StartProblem(
    'The owner of the database may not make the login that the application works as. Let an administrator of the server run ' +
      `"create role evenmoor_login login password '…' in role evenmoor_app", give that login in DATABASE_URL, and the owner in DATABASE_DIRECT_URL.`,
    { cause },
  )
