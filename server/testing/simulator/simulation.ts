import { isDeepStrictEqual } from 'node:util'
import { answerOnce } from '#platform/idempotency.ts'
import type { Tx } from '#platform/database/pool.ts'
import { Problem } from '#platform/problems.ts'
import type { Fault } from './faults.ts'
import type { Model } from './model.ts'
import { Random } from './random.ts'
import type { World } from './world.ts'

/** A request of a person: the verb behind a route, with what it says. */
export type Request = {
  readonly personId: string
  readonly what: string
  readonly work: (tx: Tx) => Promise<unknown>
}

/** `refused` is the status of the refusal. */
export type Outcome<T> = { readonly answer: T } | { readonly refused: number }

type Done = Request & { readonly key: string; readonly answer: unknown }

/** What every step is given: the product, the model beside it, and where chance comes from. */
export class Simulation {
  readonly world: World
  readonly model: Model
  readonly random: Random
  /** Two, because some decisions take two. */
  readonly staffIds: readonly [string, string]
  /** How often a credit that left its chain took something out of a position, or results with it. */
  unwound = 0
  #keys = 0
  readonly #done: Done[] = []

  constructor(world: World, model: Model, seed: number, staffIds: readonly [string, string]) {
    this.world = world
    this.model = model
    this.random = new Random(seed)
    this.staffIds = staffIds
  }

  /**
   * Makes a request as a client does that does not give up: when the connection breaks, before or after the commit, it
   * asks again under the same key; sometimes it asks several times at once.
   */
  async request<T>(request: Request): Promise<Outcome<T>> {
    this.#keys += 1
    const key = `key-${this.#keys}`
    this.world.faults.arm(this.random.percent(30) ? this.#anyFault() : undefined)
    for (let attempt = 1; ; attempt++) {
      const copies = attempt === 1 && this.random.percent(10) ? 3 : 1
      const asked = await Promise.allSettled(
        Array.from({ length: copies }, () => this.#ask({ ...request, key })),
      )
      this.world.faults.arm(undefined)
      const outcomes = asked.map((settled) =>
        settled.status === 'fulfilled' ? { answer: settled.value as T } : refusalOf(settled.reason),
      )
      const [first, ...others] = outcomes.filter((outcome) => outcome !== undefined)
      if (first === undefined) continue
      if (others.some((other) => !isDeepStrictEqual(other, first)))
        throw new Error(`copies of one request were answered differently: ${JSON.stringify(outcomes)}`)
      if ('answer' in first) this.#done.push({ ...request, key, answer: first.answer })
      return first
    }
  }

  /** Repeats a request that was answered long ago: the same answer, and nothing else. */
  async repeatAnOldOne(): Promise<string | undefined> {
    if (this.#done.length === 0) return undefined
    const old = this.random.pick(this.#done)
    const answer = await this.#ask(old)
    if (!isDeepStrictEqual(answer, old.answer)) {
      const texts = [old.answer, answer].map((each) => JSON.stringify(each))
      throw new Error(`${old.what} was answered with ${texts.join(', and later with ')}`)
    }
    return `again: ${old.what}`
  }

  /** Runs a job as the product does: what breaks is left, and done by the next run. */
  async job(run: () => Promise<unknown>): Promise<void> {
    const { faults } = this.world
    if (this.random.percent(35)) {
      faults.arm(this.#anyFault())
      await run().catch((error: unknown) => {
        if (!faults.struck()) throw error
      })
      faults.arm(undefined)
      // Until then rows stay locked, and a job passes over what another process is at: that one's next run would do it.
      await faults.noticed()
    }
    await run()
  }

  async #ask({ personId, key, what, work }: Request & { key: string }): Promise<unknown> {
    const { ctx } = this.world
    const answer = await answerOnce(ctx, { personId, key, request: what }, async (tx) => ({
      status: 200,
      body: (await work(tx)) ?? null,
    }))
    // As the wire carries it, and as it is stored.
    return JSON.parse(JSON.stringify(answer.body)) as unknown
  }

  #anyFault(): Fault {
    return this.random.percent(40)
      ? { kind: 'after_commit', count: this.random.int(1, 2) }
      : { kind: 'before_statement', count: this.random.int(1, 25) }
  }
}

/** Undefined when the connection broke, so that nobody knows what came of it. */
function refusalOf(reason: unknown): { refused: number } | undefined {
  if (reason instanceof Problem) return { refused: reason.status }
  if (reason instanceof Error && /connection|Connection|Client was closed|queryable/.test(reason.message)) {
    return undefined
  }
  throw reason
}
