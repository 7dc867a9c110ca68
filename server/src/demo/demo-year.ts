import type { Context } from '#context.ts'
import { applyCorrections } from '#results/apply-corrections.ts'
import { revealFinishedMonths } from '#results/reveal-finished-months.ts'
import { publishMonths } from '#market-simulation/publish-months.ts'
import { accrueFinishedDays } from '#positions/accrual/accrue-finished-days.ts'
import { tellAccruedResults } from '#positions/result-notifications/tell-accrued-results.ts'
import { announceStatements } from '#statements/announce-statements.ts'
import { tellStatements } from '#statements/tell-statements.ts'
import { addDays, dayMs, utcDay } from '#platform/clock.ts'
import type { DemoClock } from './demo-clock.ts'

/** Something that happens in the year, by the product's own verbs. */
type Happening = (year: DemoYear) => Promise<unknown>

/** The product at work in the past: what its jobs do each day, and what people do in between. */
export class DemoYear {
  readonly ctx: Context
  readonly clock: DemoClock
  readonly #onDays = new Map<string, Happening[]>()
  readonly #atInstants: { at: Date; happening: Happening }[] = []

  constructor(ctx: Context, clock: DemoClock) {
    this.ctx = ctx
    this.clock = clock
  }

  /** Has something happen on a UTC day, after what was planned for it before. */
  plan(day: string, happening: Happening): void {
    this.#onDays.set(day, [...(this.#onDays.get(day) ?? []), happening])
  }

  /** Has something happen at an instant, or as soon as what goes before it is over. */
  planAt(at: Date, happening: Happening): void {
    this.#atInstants.push({ at, happening })
  }

  /** Lets the days go by, from one to an instant; reports each month. */
  async pass(from: string, until: Date, tell: (day: string) => void): Promise<void> {
    for (let day = from; day <= utcDay(until); day = addDays(day, 1)) {
      const begins = new Date(`${day}T00:05:00Z`)
      await this.#reach(begins < until ? begins : until)
      await this.#doDailyWork(day)
      for (const { at, happening } of this.#happeningsOf(day)) {
        await this.#reach(at)
        await happening(this)
      }
      if (day.endsWith('-01')) tell(day)
    }
    await this.clock.moveTo(until)
  }

  /** Moves the clock on, unless it is there already. */
  async #reach(at: Date): Promise<void> {
    if (at > this.clock.now()) await this.clock.moveTo(at)
  }

  #happeningsOf(day: string): { at: Date; happening: Happening }[] {
    const onDay = this.#onDays.get(day) ?? []
    // From nine to six, one after the other.
    const spread = onDay.map((happening, place) => {
      const hours = 9 + (9 * place) / onDay.length
      return { at: new Date(Date.parse(`${day}T00:00:00Z`) + (hours / 24) * dayMs), happening }
    })
    const atInstants = this.#atInstants.filter(({ at }) => utcDay(at) === day)
    return [...spread, ...atInstants].toSorted((a, b) => a.at.getTime() - b.at.getTime())
  }

  async #doDailyWork(day: string): Promise<void> {
    const { ctx } = this
    await accrueFinishedDays(ctx)
    if (!day.endsWith('-01')) return
    // Unread results are one notice, however often they are told.
    await tellAccruedResults(ctx)
    await publishMonths(ctx)
    await revealFinishedMonths(ctx)
    await tellStatements(ctx)
    await announceStatements(ctx)
  }

  /** Books what has ended by now. */
  async finishDays(): Promise<void> {
    await accrueFinishedDays(this.ctx)
    await tellAccruedResults(this.ctx)
    await revealFinishedMonths(this.ctx)
  }

  /** Has corrections that were approved reach the positions, as the job does within seconds. */
  async applyCorrections(): Promise<void> {
    while ((await applyCorrections(this.ctx)) > 0);
  }
}
