/** An installation of very many investors: two positions each, and days of results until the ledger is as long as asked. */
import { sealTransfers } from '@evenmoor/ledger'
import type pg from 'pg'
import type { Context } from '#context.ts'
import { productPasswordCost } from '#people/credentials/password-cost.ts'
import { hashPassword } from '#people/credentials/password-hash.ts'
import { asSql } from '#platform/database/transaction.ts'
import { addDays } from '#platform/clock.ts'
import { accrueDay } from '#positions/accrual/accrue-day.ts'
import { benchPassword, type BenchPerson } from '../http/people.ts'
import { makePositions } from '../positions.ts'

export type Installation = {
  /** Investors who are asked about, drawn from all of them; logged in, and with a password. */
  readonly investors: readonly (BenchPerson & { readonly id: string })[]
  /** A member of staff who may see everything. */
  readonly staff: BenchPerson
  readonly postings: number
  /** The first day that was not accrued. */
  readonly nextDay: string
}

/** How many of the investors are asked about. */
const askedMax = 2_000
const firstDay = '2026-06-02'

/**
 * Positions are made by SQL, as opening each would have left them; every day is the product's own, so the results, the
 * balances and the history of each investor are what they would be. `say` is told of each step. `owner` has no time limit.
 */
export async function makeInstallation(
  ctx: Context,
  owner: pg.Pool,
  size: { readonly investors: number; readonly postings: number },
  say: (line: string) => void,
): Promise<Installation> {
  await makePositions(owner, size.investors * 2)
  say('investors and positions are there')
  let day = firstDay
  let postings = await postingsOf(owner)
  while (postings < size.postings) {
    const { positions } = await accrueDay(ctx, day)
    if (positions !== size.investors * 2) throw new Error(`${positions} positions had ${day}`)
    day = addDays(day, 1)
    const now = await postingsOf(owner)
    if (now === postings) throw new Error(`${day} brought nothing`)
    postings = now
    say(`${postings} postings`)
  }
  for (const statement of daysAreOver) await owner.query(statement)
  while ((await sealTransfers(asSql(ctx.db))) > 0);
  say('the chain is sealed')
  const investors = await knownInvestors(owner, size.investors)
  const staff = await makeStaff(owner)
  await owner.query('vacuum analyze')
  return { investors, staff, postings, nextDay: day }
}

/** As the job leaves it that accrues finished days, and the one that tells people of them: both go on after them. */
const daysAreOver = [
  'insert into accrued_result (plan_id, day, completed_at) select plan_id, day, now() from daily_result',
  'insert into told_result (plan_id, day, is_done) select plan_id, day, true from accrued_result',
]

async function postingsOf(owner: pg.Pool): Promise<number> {
  const { rows } = await owner.query<{ count: string }>('select count(*)::text as count from ledger.posting')
  return Number(rows[0]?.count)
}

/** Spread over all of them, so that what they have is nowhere together. */
async function knownInvestors(owner: pg.Pool, investors: number): Promise<Installation['investors']> {
  const hash = await hashPassword({ passwordCost: productPasswordCost }, benchPassword)
  const count = Math.min(askedMax, investors)
  const numbers = Array.from({ length: count }, (_, n) => 1 + Math.floor((n * investors) / count))
  const emails = numbers.map((n) => `${n}@example.com`)
  await owner.query('update person set password_hash = $1 where email = any($2)', [hash, emails])
  await owner.query(openSessions, [emails, 'password'])
  const { rows } = await owner.query<{ id: string; email: string }>(
    'select id, email from person where email = any($1)',
    [emails],
  )
  return rows.map((row, n) => ({ ...row, ...loggedIn(row.email, n) }))
}

async function makeStaff(owner: pg.Pool): Promise<BenchPerson> {
  const email = 'staff@example.com'
  await owner.query(
    `insert into person (id, email, email_key, first_name, last_name, verified_at, referral_code, staff_role, has_second_factor)
     values (gen_random_uuid(), $1, $1, 'Bench', 'Staff', now(), 'bench-staff', 'admin', true)`,
    [email],
  )
  await owner.query(openSessions, [[email], 'second_factor'])
  return loggedIn(email, askedMax)
}

/** Their access tokens are made of their addresses. */
const openSessions = `
  insert into session (id, person_id, family_hash, access_hash, access_expires_at, refresh_hash, refreshed_at,
      created_at, last_used_at, expires_at, user_agent, address, proof)
    select gen_random_uuid(), id, sha256(convert_to('family-' || email, 'UTF8')),
      sha256(convert_to('bench-access-token-' || replace(replace(email, '@', '-'), '.', '-'), 'UTF8')), now() + interval '1 day',
      sha256(convert_to('refresh-' || email, 'UTF8')), now(), now(), now(), now() + interval '1 day', 'bench', '127.0.0.1', $2
    from person where email = any($1)`

const loggedIn = (email: string, n: number): BenchPerson => ({
  email,
  access: `bench-access-token-${email.replaceAll(/[@.]/g, '-')}`,
  address: `10.${Math.floor(n / 60_000)}.${Math.floor(n / 250) % 240}.${1 + (n % 250)}`,
})
