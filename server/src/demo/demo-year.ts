import type { Context } from '#context.ts'
import { applyCorrections } from '#results/apply-corrections.ts'
import { revealFinishedMonths } from '#results/reveal-finished-months.ts'
import { publishMonths } from '#market-simulation/publish-months.ts'
import { accrueFinishedDays } from '#positions/accrue-finished-days.ts'
import { tellAccruedResults } from '#positions/tell-accrued-results.ts'
import { announceStatements } from '#statements/announce-statements.ts'
import { tellStatements } from '#statements/tell-statements.ts'
import { addDays, dayMs } from '#platform/clock.ts'
import type { DemoClock } from './demo-clock.ts'

/** Something that happens on a day of the year, by the product's own verbs. */
type Happening = (year: DemoYear) => Promise<unknown>

/** The product at work in the past: what its jobs do each day, and what people do in between. */
export class DemoYear {
  readonly ctx: Context
  readonly clock: DemoClock
  readonly #happenings = new Map<string, Happening[]>()

  constructor(ctx: Context, clock: DemoClock) {
    this.ctx = ctx
    this.clock = clock
  }

  /** Has something happen on a UTC day, after what was planned for it before. */
  plan(day: string, happening: Happening): void {
    this.#happenings.set(day, [...(this.#happenings.get(day) ?? []), happening])
  }

  /** Lets the days go by, both included; reports each month. */
  async pass(from: string, to: string, tell: (day: string) => void): Promise<void> {
    for (let day = from; day <= to; day = addDays(day, 1)) {
      await this.clock.moveTo(new Date(`${day}T00:05:00Z`))
      await this.#doDailyWork(day)
      const happenings = this.#happenings.get(day) ?? []
      for (const [place, happening] of happenings.entries()) {
        // From nine to six, one after the other.
        const hours = 9 + (9 * place) / happenings.length
        const at = new Date(Date.parse(`${day}T00:00:00Z`) + (hours / 24) * dayMs)
        if (at > this.clock.now()) await this.clock.moveTo(at)
        await happening(this)
      }
      if (day.endsWith('-01')) tell(day)
    }
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
