import { sql } from 'kysely'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Database, Tx } from '#platform/database/pool.ts'

/** `watch` has a row for each integrity check: when it last read the whole history, and its open findings. */

/** A problem found by an integrity check: what should hold, where it does not, and what each side says. */
export type Finding = { readonly what: string; readonly place: string; readonly detail: string }

export type IntegrityCheckName = 'ledger' | 'transfer_chain' | 'audit_chain'

/** A finding as it is stored: whose it is, and when that process last found it. */
type StoredFinding = Finding & { readonly by: string; readonly at: string }

type Verdict = {
  readonly name: IntegrityCheckName
  /** The process that checked. */
  readonly by: string
  readonly at: Date
  readonly findings: readonly Finding[]
  /** What another process found, and last before this, is no longer its business: removed if this verdict finds nothing. */
  readonly clearsBefore: Date
  /** What another process found, and last before this, has been left by it. */
  readonly leftBefore: Date
  /** How many findings that were left are stored, at most. */
  readonly leftMax: number
}

/**
 * Stores what a process found, in the place of what it found before, and of what others have left and it finds too: each
 * start of a process would add its own otherwise. What else others found stays. Returns whether there is something that
 * another has left and that this verdict doesn't clear.
 */
export async function writeIntegrityCheck(
  db: Database,
  { name, by, at, findings, clearsBefore, leftBefore, leftMax }: Verdict,
): Promise<boolean> {
  const mine = findings.map((finding): StoredFinding => ({ ...finding, by, at: at.toISOString() }))
  // A process of an older version stores no names.
  const lastFound = sql`coalesce((f ->> 'at')::timestamptz, '-infinity')`
  const { rows } = await sql<{ is_left: boolean }>`
    insert into watch (name, checked_at, wrong_since, findings)
    values (${name}, ${at}, ${mine.length > 0 ? at : null}, ${JSON.stringify(mine)}::jsonb)
    on conflict (name) do update set (checked_at, wrong_since, findings) = (
      select greatest(watch.checked_at, excluded.checked_at),
        case when it.findings <> '[]' then coalesce(watch.wrong_since, excluded.checked_at) end, it.findings
      from (
        select coalesce(jsonb_agg(f order by place), '[]') || excluded.findings as findings
        from (
          select f, place, is_left, row_number() over (partition by is_left order by found desc, place) as newest
          from jsonb_array_elements(watch.findings) with ordinality as stored (f, place),
            lateral (select ${lastFound} as found, ${lastFound} < ${leftBefore}::timestamptz as is_left) last
          where f ->> 'by' is distinct from ${by}
            and (excluded.findings <> '[]' or found >= ${clearsBefore}::timestamptz)
            and not (is_left and excluded.findings
              @> jsonb_build_array(jsonb_build_object('what', f -> 'what', 'place', f -> 'place')))
        ) others
        where not is_left or newest <= ${leftMax}
      ) it
    )
    returning exists (
      select from jsonb_array_elements(watch.findings) f
      where f ->> 'by' is distinct from ${by} and ${lastFound} < ${leftBefore}::timestamptz
    ) as is_left`.execute(db)
  return rows[0]!.is_left
}

/** Whether any check has open findings: then no money leaves (decision 244). */
export const hasFindings = sql<boolean>`exists (select from watch where watch.wrong_since is not null)`

/** Since when the first of the checks has findings; null while none has. */
export async function selectFindingsSince(db: Database | Tx): Promise<Date | null> {
  const row = await db
    .selectFrom('watch')
    .select(({ fn }) => fn.min('wrong_since').as('wrong_since'))
    .executeTakeFirstOrThrow()
  return row.wrong_since
}

/** Whether any check has open findings; until the transaction ends, none of them stores what it finds next. */
export async function lockHasFindings(tx: Tx): Promise<boolean> {
  const rows = await lockAll(tx, {})
  return rows.some((row) => row.wrong_since !== null)
}

const lockAll = compiledOnce((tx) => tx.selectFrom('watch').select('wrong_since').orderBy('name').forShare())

/** What each check found last. */
export const selectIntegrityChecks = (db: Database) =>
  db
    .selectFrom('watch')
    .select(['name', 'checked_at', 'wrong_since'])
    // Written above and nowhere else.
    .select((e) => e.ref('findings').$castTo<StoredFinding[]>().as('findings'))
    .execute()
