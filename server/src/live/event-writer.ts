import type { ServerResponse } from 'node:http'
import { type ChangeKind, changeKinds, type StreamChange } from '@evenmoor/contract/events'

/**
 * Writes one stream. A reader who does not take what was written is owed no more than the names of what changed: these are
 * kept, each once, until there is room again. So a stream takes the same little memory however much happens.
 */
export class EventWriter {
  readonly #raw: ServerResponse
  readonly #owed = new Set<ChangeKind>()
  #owedByEveryone = false
  #isBlocked = false

  constructor(raw: ServerResponse) {
    this.#raw = raw
  }

  /** Whether what was written is still not taken. */
  get isBlocked(): boolean {
    return this.#isBlocked
  }

  state(event: 'hello' | 'beat', isLive: boolean): void {
    if (!this.#isBlocked) this.#write(event, { live: isLive })
  }

  change(kinds: Iterable<ChangeKind>, everyone = false): void {
    for (const kind of kinds) this.#owed.add(kind)
    this.#owedByEveryone ||= everyone
    this.#payUp()
  }

  end(): void {
    this.#raw.end()
  }

  /** For a reader who takes nothing: waiting for the end of what was written would be waiting for them. */
  cut(): void {
    this.#raw.destroy()
  }

  #payUp(): void {
    if (this.#isBlocked || this.#owed.size === 0) return
    const said: StreamChange = {
      kinds: changeKinds.filter((kind) => this.#owed.has(kind)),
      everyone: this.#owedByEveryone,
    }
    this.#owed.clear()
    this.#owedByEveryone = false
    this.#write('change', said)
  }

  #write(event: string, data: object): void {
    if (this.#raw.writableEnded || this.#raw.destroyed) return
    if (this.#raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)) return
    this.#isBlocked = true
    this.#raw.once('drain', () => {
      this.#isBlocked = false
      this.#payUp()
    })
  }
}
