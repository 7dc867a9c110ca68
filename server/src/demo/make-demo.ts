import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { checkInvariants, sealTransfers } from '@evenmoor/ledger'
import { sealAudit } from '#audit/verify-audit.ts'
import type { Config } from '#config.ts'
import { createContext } from '#context.ts'
import { openDatabase } from '#database/open-database.ts'
import { addDays, utcDay } from '#platform/clock.ts'
import { createPool } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'
import type { Log } from '#platform/logging/log.ts'
import { secretKeyFile } from '#platform/secret-key.ts'
import { changeResultSource } from '#plans/change-result-source.ts'
import { type DemoCast, perform, proposeReversal, reverseDay, verifyFirstBonus } from './demo-acts.ts'
import { DemoClock } from './demo-clock.ts'
import { addDemoStaff, investorEmail, signUpConfirmed } from './demo-people.ts'
import { investors, lastHours, lastWeeks, reversed, verifiedBonusOf } from './demo-story.ts'
import { DemoYear } from './demo-year.ts'

type DemoOptions = {
  /** What the simulated market's months come from: the same seed and days give the same results. */
  readonly seed: string
  /** The last day of the year is the day before this instant's. */
  readonly until: Date
  /** Told at the first of each month that the year has reached. */
  readonly tell: (day: string) => void
}

const monthsOfHistory = 12
const hourMs = 3_600_000

/** The first day with results: the first of a month, a year back. The story begins the day before. */
export function firstDayOfYear(until: Date): string {
  const [year, month] = [until.getUTCFullYear(), until.getUTCMonth()]
  return utcDay(new Date(Date.UTC(year, month - monthsOfHistory, 1)))
}

/**
 * Makes a site with a year of history in an empty DATA_DIR: the product's own verbs and jobs, called with a clock of the
 * past. Throws where the year does not add up; what it left is to be thrown away then.
 */
export async function makeDemo(config: Config, log: Log, options: DemoOptions): Promise<void> {
  await keepSeed(config.dataDir, options.seed)
  const { appUrl, ownerUrl, stop } = await openDatabase(config, log, { migrates: true })
  try {
    if (ownerUrl === undefined) throw new Error('a demo is made by the owner of its database')
    const clock = await DemoClock.take(
      ownerUrl,
      new Date(`${addDays(firstDayOfYear(options.until), -1)}T08:00Z`),
    )
    try {
      await fill({ config, log, appUrl, clock }, options)
      await clock.release()
    } catch (error) {
      await clock.drop()
      throw error
    }
  } finally {
    await stop()
  }
}

/** The key that months' seeds are derived from: of the demo alone, so everybody may know it. */
async function keepSeed(dataDir: string, seed: string): Promise<void> {
  const file = secretKeyFile(dataDir, 'result-seed-key')
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const key = createHash('sha256').update(`evenmoor demo|${seed}`).digest('base64url')
  await writeFile(file, `${key}\n`, { mode: 0o600 })
}

type Site = {
  readonly config: Config
  readonly log: Log
  readonly appUrl: string
  readonly clock: DemoClock
}

async function fill({ config, log, appUrl, clock }: Site, { until, tell }: DemoOptions): Promise<void> {
  const ctx = createContext({ config, pool: createPool(appUrl), log, clock })
  try {
    const year = new DemoYear(ctx, clock)
    for (const planId of ['basic', 'standard', 'premium'])
      await changeResultSource(ctx, { planId, source: 'market' })
    const first = firstDayOfYear(until)
    const cast = await planYear(year, first)
    planEnd(year, cast, until)
    await year.pass(first, until, tell)
    await year.finishDays()
    await proposeReversal(year, cast, addDays(utcDay(until), -1))
    await sealTransfers(asSql(ctx.db))
    await sealAudit(ctx.db)
    const violations = await checkInvariants(asSql(ctx.db))
    if (violations.length > 0) throw new Error(`the demo's ledger does not hold: ${violations.length} rules`)
  } finally {
    await ctx.announcer.flush()
    await ctx.db.destroy()
  }
}

/** Hires staff, and plans everybody's acts and those of staff. */
async function planYear(year: DemoYear, first: string): Promise<DemoCast> {
  const { ctx } = year
  const adminId = await addDemoStaff(ctx, 'admin')
  const cast: DemoCast = { investors: new Map(), adminId, financeId: await addDemoStaff(ctx, 'finance') }
  await addDemoStaff(ctx, 'support')
  for (const { number, signsUpOn, invitedBy, acts } of investors) {
    year.plan(addDays(first, signsUpOn), async () => {
      const referralCode = invitedBy === undefined ? undefined : cast.investors.get(invitedBy)?.referralCode
      const person = { email: investorEmail(number), lastName: `investor ${number}`, referralCode }
      cast.investors.set(number, await signUpConfirmed(ctx, person))
    })
    for (const act of acts) year.plan(addDays(first, act.day), () => perform(year, cast, number, act))
  }
  const wrong = addDays(first, reversed.day)
  year.plan(addDays(wrong, 2), () => reverseDay(year, cast, wrong))
  const verifiedOn = investors.find(({ number }) => number === verifiedBonusOf)?.acts[1]?.day ?? 0
  year.plan(addDays(first, verifiedOn + 1), () => verifyFirstBonus(year, cast, 1))
  return cast
}

/** Plans the last weeks and hours, counted back from the end. */
function planEnd(year: DemoYear, cast: DemoCast, until: Date): void {
  for (const { daysAgo, investor, ...deed } of lastWeeks)
    year.plan(addDays(utcDay(until), -daysAgo), () => perform(year, cast, investor, deed))
  for (const { hoursAgo, investor, ...deed } of lastHours)
    year.planAt(new Date(until.getTime() - hoursAgo * hourMs), () => perform(year, cast, investor, deed))
}
