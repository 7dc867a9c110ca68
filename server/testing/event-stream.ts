import type { TestPerson } from './app.ts'

export type StreamEvent = { readonly event: string; readonly data: any }

/** A stream of events as a browser has it. */
export type OpenStream = {
  readonly status: number
  readonly headers: Headers
  /** All that came so far. */
  readonly events: readonly StreamEvent[]
  /** Resolves with the first event, past or to come, that is meant; throws when the stream ends before. */
  readonly next: (isMeant: (event: StreamEvent) => boolean) => Promise<StreamEvent>
  /** Resolves when the server has ended it. */
  readonly ended: Promise<void>
  /** Whether it ended without a last word: cut off, or closed by us. */
  readonly wasLost: () => boolean
  readonly close: () => void
}

/** Opens the stream of a person on a server. */
export async function openStream(url: string, person: Pick<TestPerson, 'access'>): Promise<OpenStream> {
  const abort = new AbortController()
  const response = await fetch(`${url}/api/events/`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${person.access}` },
    signal: abort.signal,
  })
  const events: StreamEvent[] = []
  let onNews = () => undefined as void
  let isOver = false
  let isLost = false
  const read = async () => {
    let rest = ''
    const text = new TextDecoder()
    try {
      for await (const chunk of response.body ?? []) {
        const parts = (rest + text.decode(chunk, { stream: true })).split('\n\n')
        rest = parts.pop() ?? ''
        events.push(...parts.map(eventOf))
        onNews()
      }
    } catch {
      isLost = true
    }
    isOver = true
    onNews()
  }
  const ended = read()
  return {
    status: response.status,
    headers: response.headers,
    events,
    next: (isMeant) =>
      new Promise((resolve, reject) => {
        onNews = () => {
          const event = events.find(isMeant)
          if (event) resolve(event)
          else if (isOver) reject(new Error('the stream has ended'))
        }
        onNews()
      }),
    ended,
    wasLost: () => isLost,
    close: () => abort.abort(),
  }
}

function eventOf(text: string): StreamEvent {
  const fields = Object.fromEntries(text.split('\n').map((line) => line.split(/: (.*)/s, 2)))
  return { event: fields['event'] ?? '', data: JSON.parse(fields['data'] ?? 'null') }
}

/** An event that says that these kinds of things changed. */
export const changeOf =
  (...kinds: readonly string[]) =>
  ({ event, data }: StreamEvent): boolean =>
    event === 'change' && kinds.every((kind) => data.kinds.includes(kind))

/** An event that says whether changes are told. */
export const stateOf =
  (live: boolean) =>
  ({ event, data }: StreamEvent): boolean =>
    event !== 'change' && data.live === live
