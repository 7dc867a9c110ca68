import { because } from '@evenmoor/contract/refusals'
import { changeKinds } from '@evenmoor/contract/events'
import type { FastifyReply } from 'fastify'
import type { Context } from '#context.ts'
import { notify } from '#platform/changes/announcer.ts'
import { listenForChanges } from '#platform/changes/change-listener.ts'
import { type Changes, everyone, isPublicChange } from '#platform/changes/note-change.ts'
import { takeOver } from '#platform/http/event-stream.ts'
import { tooMany, unavailable } from '#platform/problems.ts'
import { openSessionsAmong } from '#sessions/open-sessions-among.ts'
import { EventWriter } from './event-writer.ts'

export type HubLimits = {
  /** Streams of one person, in this process: tabs of one browser share one where they can. */
  readonly perPerson: number
  /** Streams in this process. */
  readonly inAll: number
  /** How often each stream gets a sign of life, and its session is checked. */
  readonly beatMs: number
  /** No stream outlives an access token. To go on, the client sends a newer one. */
  readonly ageMsMax: number
}

const usual: HubLimits = { perPerson: 8, inAll: 5_000, beatMs: 20_000, ageMsMax: 10 * 60_000 }

type Whose = { readonly personId: string; readonly sessionId: string }
type Stream = Whose & { readonly writer: EventWriter; readonly endsAtMs: number; wasBlocked: boolean }

/** The open streams of this process and their messages. */
export class Hub {
  readonly #ctx: Context
  readonly #limits: HubLimits
  readonly #streams = new Map<string, Set<Stream>>()
  #count = 0
  #isLive = false
  #isClosed = false
  #listener: { stop: () => Promise<void> } | undefined
  #beats: NodeJS.Timeout | undefined

  constructor(ctx: Context, limits: Partial<HubLimits> = {}) {
    this.#ctx = ctx
    this.#limits = { ...usual, ...limits }
  }

  /** How many streams are open. */
  get count(): number {
    return this.#count
  }

  /** Begins a stream. Throws a 429 or 503 where there is no room for it. */
  open(whose: Whose, reply: FastifyReply): void {
    this.#assertRoom(whose.personId)
    this.#beats ??= setInterval(() => void this.#beatLogged(), this.#limits.beatMs).unref()
    this.listen()
    const raw = takeOver(reply)
    const writer = new EventWriter(raw)
    // Not all at the same moment, though many may have begun together.
    const endsAtMs = performance.now() + this.#limits.ageMsMax * (0.8 + Math.random() / 5)
    const stream = { ...whose, writer, endsAtMs, wasBlocked: false }
    const own = this.#streams.get(whose.personId) ?? new Set()
    this.#streams.set(whose.personId, own.add(stream))
    this.#count += 1
    raw.once('close', () => this.#forget(stream))
    raw.on('error', () => undefined)
    writer.state('hello', this.#isLive)
  }

  /** A sign of life for each stream; those that are over end. Called every 20 s. */
  async beat(): Promise<void> {
    const streams = this.#all()
    const nowMs = performance.now()
    for (const stream of streams) {
      const { writer } = stream
      // Two heartbeats without a read: the client has gone.
      if (writer.isBlocked && stream.wasBlocked) writer.cut()
      stream.wasBlocked = writer.isBlocked
      if (stream.endsAtMs <= nowMs) writer.end()
      else writer.state('beat', this.#isLive)
    }
    await this.#endWithoutSession(streams)
  }

  /** Ends every stream, for good. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#beats)
    for (const { writer } of this.#all()) writer.end()
    await this.#listener?.stop()
  }

  #assertRoom(personId: string): void {
    const { perPerson, inAll } = this.#limits
    if (this.#isClosed) throw unavailable(because('server_stopping'))
    if (this.#count >= inAll) throw unavailable(because('too_many_live_pages'), 60)
    if ((this.#streams.get(personId)?.size ?? 0) >= perPerson)
      throw tooMany(60, because('too_many_own_live_pages'))
  }

  /** Hears from now on what changes. Nothing is listened for before somebody wants to know. */
  listen(): void {
    const { listen: target, db, log, shared, replica } = this.#ctx
    if (target === undefined || this.#listener || this.#isClosed) return
    this.#listener = listenForChanges({
      target,
      log,
      send: (message) => notify(db, [message]),
      onChanges: (changes) => {
        if (isPublicChange(changes)) shared.forget()
        replica?.noteChange()
        this.tell(changes)
      },
      onState: (isLive) => {
        shared.setHearing(isLive)
        this.#setLive(isLive)
      },
    })
  }

  async #beatLogged(): Promise<void> {
    await this.beat().catch((error: unknown) =>
      this.#ctx.log.warn({ err: error }, 'the sessions of open streams could not be looked at'),
    )
  }

  #setLive(isLive: boolean): void {
    if (isLive === this.#isLive) return
    this.#isLive = isLive
    for (const { writer } of this.#all()) {
      writer.state('beat', isLive)
      // While nothing was heard, anything may have changed.
      if (isLive) writer.change(changeKinds, true)
    }
  }

  /** Tells the streams here what has changed. */
  tell(changes: Changes): void {
    for (const [whose, kinds] of changes) {
      const streams = whose === everyone ? this.#all() : [...(this.#streams.get(whose) ?? [])]
      if (streams.length === 0) continue
      const told = changeKinds.filter((kind) => kinds.has(kind))
      if (told.length > 0) for (const { writer } of streams) writer.change(told, whose === everyone)
      if (kinds.has('sessions')) void this.#endWithoutSession(streams).catch(() => undefined)
    }
  }

  async #endWithoutSession(streams: readonly Stream[]): Promise<void> {
    if (streams.length === 0) return
    const good = await openSessionsAmong(this.#ctx, [...new Set(streams.map(({ sessionId }) => sessionId))])
    for (const { sessionId, writer } of streams) if (!good.has(sessionId)) writer.end()
  }

  #forget(stream: Stream): void {
    const own = this.#streams.get(stream.personId)
    if (!own?.delete(stream)) return
    this.#count -= 1
    if (own.size === 0) this.#streams.delete(stream.personId)
  }

  #all(): Stream[] {
    return [...this.#streams.values()].flatMap((own) => [...own])
  }
}

const hubs = new WeakMap<Context, Hub>()

/** The hub of this process. */
export function hubOf(ctx: Context): Hub {
  const hub = hubs.get(ctx) ?? new Hub(ctx)
  hubs.set(ctx, hub)
  return hub
}
