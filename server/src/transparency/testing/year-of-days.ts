/** A site that the product itself ran through a year: its jobs day by day, its people over HTTP. */
import type { StaffRole } from '@evenmoor/contract/staff'
import type { JobName } from '@evenmoor/contract/staff-jobs'
import { DemoClock } from '#demo/demo-clock.ts'
import { modules } from '#modules.ts'
import { form, goodPassword, logIn, newEmail, signUpVerified } from '#people/testing/accounts.ts'
import { changeResultSource } from '#plans/change-result-source.ts'
import { addDays } from '#platform/clock.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { mineBlock } from '#practice/mine-block.ts'
import { openSession } from '#sessions/open-session.ts'
import { createTestApp, type Reply, type TestApp, type TestPerson } from '#testing/app.ts'

const daysOfYear = 365
const investors = 12
const firstDay = '2026-01-01'
/** How often each investor comes to move money; halfway between they come to look. */
const visitsEveryDays = 30
/** The day of the year on which an administrator offers a plan on other terms. */
const newTermsOnDay = 180
const practiceBlockMs = 2_000
/** As deep as the practice network wants a payment to be. */
const blocks = 3

/** Somebody who signed up by the page's call. */
export type YearInvestor = { readonly id: string; readonly email: string }

/** What "Check my balance" saved for somebody, with what they held by the ledger's own sums. */
export type SavedBundle = { readonly person: string; readonly heldMinor: string; readonly text: string }

export class YearOfDays {
  readonly app: TestApp
  readonly people: YearInvestor[] = []
  readonly bundles: SavedBundle[] = []
  /** Of the log, as anybody may have kept them: every 30 days. */
  readonly checkpoints: string[] = []
  /** The months' hashes by month, as anybody may have noted them before the year began. */
  readonly seedHashes = new Map<string, string>()
  readonly #clock: DemoClock
  readonly #jobs: readonly PeriodicJob[]
  #staff: TestPerson | undefined

  private constructor(app: TestApp, clock: DemoClock) {
    this.app = app
    this.#clock = clock
    this.#jobs = modules.flatMap(({ jobs }) => jobs?.(app.ctx) ?? [])
  }

  /** The days before the year: investors sign up, and each gets money and a position. `env` is the site's. */
  static async begin(env: Record<string, string>): Promise<YearOfDays> {
    const app = await createTestApp(env, `${addDays(firstDay, -3)}T08:00:00Z`)
    try {
      const year = new YearOfDays(app, await DemoClock.take(app.database.ownerUrl, app.clock.now()))
      await year.#prepare()
      return year
    } catch (error) {
      await app.close()
      throw error
    }
  }

  async #prepare(): Promise<void> {
    for (const planId of ['basic', 'standard', 'premium'])
      await changeResultSource(this.app.ctx, { planId, source: 'market' })
    this.#staff = await this.app.person({ staffRole: 'finance' })
    for (let at = 0; at < investors; at += 1) {
      const email = newEmail()
      this.people.push({ id: await signUpVerified(this.app, email, form(email)), email })
      await this.#pass(20 * 60_000)
    }
    for (const [at, person] of this.people.entries()) {
      await this.#deposit(person, `${1_200 + at * 137}.${10 + at}`)
      const call = await this.callOf(person)
      const [plan] = await answered(call('GET', '/api/plans/'))
      await answered(call('POST', '/api/investments/', { plan_id: plan.id, amount: `${400 + at * 50}` }))
      await this.#pass(20 * 60_000)
    }
    for (const { month, seed_hash: hash } of (await answered(this.app.call('GET', '/api/results/'))).results)
      this.seedHashes.set(month, hash)
  }

  /** The year goes by. */
  async pass(): Promise<void> {
    for (let number = 0; number < daysOfYear; number += 1) {
      const day = addDays(firstDay, number)
      await this.#moveTo(`${day}T00:05:00Z`)
      await this.#doJobs(morning)
      await this.#moveTo(`${day}T09:00:00Z`)
      const mover = this.people[number % visitsEveryDays]
      if (mover !== undefined) await this.#moveMoney(mover, number)
      if (number === newTermsOnDay) await this.#offerOtherTerms()
      await this.#moveTo(`${day}T23:10:00Z`)
      await this.#doJobs(evening)
      const looker = this.people[(number + visitsEveryDays / 2) % visitsEveryDays]
      if (looker !== undefined) await this.saveBundle(looker)
      if (number % visitsEveryDays === 0) this.checkpoints.push(await this.file('checkpoint').then(String))
    }
  }

  /** One of the log's files, as it is served. */
  async file(path: string): Promise<Buffer> {
    const { statusCode, rawPayload } = await this.app.app.inject({ url: `/log/${path}` })
    if (statusCode !== 200) throw new Error(`/log/${path}: ${statusCode}`)
    return rawPayload
  }

  /** Saves what the page saves for somebody, and what they hold at this moment. */
  async saveBundle(person: YearInvestor): Promise<SavedBundle> {
    const call = await this.callOf(person)
    const { bundles } = await answered(call('GET', '/api/transparency/proof/'))
    const held = await this.app.ctx.db
      .selectFrom('ledger.balance as b')
      .innerJoin('ledger.account as a', 'a.id', 'b.account_id')
      .select((e) => e.fn.sum('b.amount').as('minor'))
      .where('a.owner_id', '=', person.id)
      .executeTakeFirstOrThrow()
    const saved = { person: person.id, heldMinor: String(held.minor), text: JSON.stringify(bundles[0]) }
    this.bundles.push(saved)
    return saved
  }

  /** Logs in; an access token lives for minutes. */
  async callOf({ email }: YearInvestor): Promise<TestApp['call']> {
    const { access } = await logIn(this.app, email, goodPassword)
    return this.#bearer(access)
  }

  /** Somebody of staff, with a second factor. */
  async staffCall(role: StaffRole): Promise<TestApp['call']> {
    return (await this.app.person({ staffRole: role })).call
  }

  async close(): Promise<void> {
    try {
      await this.#clock.release()
    } finally {
      await this.app.close()
    }
  }

  #bearer(access: string): TestApp['call'] {
    return (method, url, body, headers) =>
      this.app.call(method, url, body, { authorization: `Bearer ${access}`, ...headers })
  }

  /** In turn a deposit and a withdrawal. */
  async #moveMoney(person: YearInvestor, number: number): Promise<void> {
    const amount = `${21 + (number % 17)}.${10 + (number % 90)}`
    if (number % (2 * visitsEveryDays) < visitsEveryDays) await this.#deposit(person, amount)
    else await this.#withdraw(person, amount)
  }

  /** Basic from a dollar less on. */
  async #offerOtherTerms(): Promise<void> {
    const admin = await this.staffCall('admin')
    const { versions } = await answered(admin('GET', '/api/staff/plans/basic/'))
    const [{ version, min_deposit: min, max_deposit: max, daily_rate: rate }] = versions
    await answered(
      admin('POST', '/api/staff/plans/basic/versions/', {
        min_deposit: String(Number(min) - 1),
        max_deposit: max,
        daily_rate: rate,
        based_on_version: version,
        reason: 'A dollar less',
      }),
    )
  }

  async #deposit(person: YearInvestor, amount: string): Promise<void> {
    const call = await this.callOf(person)
    const { id } = await answered(call('POST', '/api/wallet/deposits/', { amount, coin: 'usdt' }))
    await answered(call('POST', '/api/practice/payments/', { deposit_id: id }))
    await this.#letBlocksPass()
    const { status } = await answered(call('GET', `/api/wallet/deposits/${id}/`))
    if (status !== 'settled') throw new Error(`a deposit is ${status}`)
  }

  async #withdraw(person: YearInvestor, amount: string): Promise<void> {
    const call = await this.callOf(person)
    const { address } = await answered(call('GET', '/api/practice/wallet/'))
    const { id } = await answered(call('POST', '/api/wallet/withdrawals/', { amount, address }))
    const staff = await this.#decider()
    await answered(staff('POST', `/api/staff/withdrawals/${id}/approval/`))
    await this.#doJobs(['pay approved withdrawals'])
    await this.#letBlocksPass()
    const { status } = await answered(call('GET', `/api/wallet/withdrawals/${id}/`))
    if (status !== 'confirmed') throw new Error(`a withdrawal is ${status}`)
  }

  /** The one of staff who decides, in a session of this moment. */
  async #decider(): Promise<TestApp['call']> {
    const { ctx } = this.app
    const origin = { address: '127.0.0.1', userAgent: 'test' }
    const { access } = await ctx.transaction((tx) =>
      openSession(ctx, tx, this.#staff?.id ?? '', origin, 'second_factor'),
    )
    return this.#bearer(access)
  }

  async #letBlocksPass(): Promise<void> {
    for (let block = 0; block < blocks; block += 1) {
      await this.#pass(practiceBlockMs)
      await mineBlock(this.app.ctx)
      await this.#doJobs(['watch practice', 'confirm sent withdrawals'])
    }
  }

  /** Runs jobs of the product, one after the other. */
  async #doJobs(names: readonly JobName[]): Promise<void> {
    for (const wanted of names) {
      const job = this.#jobs.find(({ name }) => name === wanted)
      if (job === undefined) throw new Error(`the product has no job "${wanted}"`)
      await job.run()
    }
  }

  #moveTo(at: string): Promise<void> {
    return this.#pass(Date.parse(at) - this.app.clock.now().getTime())
  }

  async #pass(ms: number): Promise<void> {
    this.app.clock.advance(ms)
    await this.#clock.moveTo(this.app.clock.now())
  }
}

/** What begins a day: the results of the one that ended, and what is told of it. */
const morning: readonly JobName[] = [
  'publish hashes of months',
  'accrue finished days',
  'tell accrued results',
  'reveal finished months',
  'announce statements',
  'publish the proof of liabilities',
]

/** What proves the day unless its moment came before, and what is tidied up. */
const evening: readonly JobName[] = [
  'publish the proof of liabilities',
  'seal transfers',
  'seal audit entries',
  'expire deposits',
  'sessions: remove old ones',
  'limits: remove old hits',
]

/** The body of an answer; throws for a refusal. */
async function answered(reply: ReturnType<TestApp['call']>): Promise<Reply['body']> {
  const { status, body } = await reply
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body
}
