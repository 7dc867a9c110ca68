import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#platform/logging/log.ts'
import { channel, changesOfMessage } from './announcer.ts'
import type { Changes } from './note-change.ts'

/** Where a process listens: past a pooler, which would not pass messages on. */
export type ListenTarget = { readonly url: string }

export type Listening = {
  readonly target: ListenTarget
  readonly log: Log
  /** Sends a text on the channel by the way that changes take. */
  readonly send: (message: string) => Promise<void>
  readonly onChanges: (changes: Changes) => void
  /** Messages arrive again, or have stopped arriving; after a gap anything may have changed. */
  readonly onState: (isLive: boolean) => void
  /** How long an echo may take. */
  readonly echoWithinMs?: number
}

const echoEveryMs = 15_000
const usualEchoMs = 5_000
const pauseMsMax = 30_000
const silent =
  'the connection is silent; a pooler in transaction mode passes no messages on: give the server itself in DATABASE_DIRECT_URL'

/**
 * The one connection of this process that hears what changed in all of them. Every 15 s it makes sure by an echo of its
 * own: a connection can be open and yet silent, behind a pooler or a dead link. While nothing is heard it says so and
 * connects anew, with doubling pauses.
 */
export function listenForChanges(listening: Listening): { stop: () => Promise<void> } {
  const abort = new AbortController()
  const ended = keepListening(listening, abort.signal)
  return {
    stop: async () => {
      abort.abort()
      await ended
    },
  }
}

async function keepListening(listening: Listening, signal: AbortSignal): Promise<void> {
  let pauseMs = 250
  while (!signal.aborted) {
    try {
      await listen(listening, signal, () => (pauseMs = 250))
    } catch (error) {
      if (!signal.aborted) listening.log.warn({ err: error }, 'changes are not heard: connecting anew')
    }
    listening.onState(false)
    pauseMs = Math.min(pauseMs * 2, pauseMsMax)
    await sleep(pauseMs * (0.5 + Math.random() / 2), undefined, { signal, ref: false }).catch(() => undefined)
  }
}

/** Listens until the connection is lost or silent, which it throws, or until the signal. */
async function listen(
  { target, send, onChanges, onState, echoWithinMs = usualEchoMs }: Listening,
  signal: AbortSignal,
  onLive: () => void,
): Promise<void> {
  const client = new pg.Client({
    connectionString: target.url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'evenmoor live',
  })
  const lost = new Promise<never>((_resolve, reject) => {
    client.on('error', reject)
    client.on('end', () => reject(new Error('the connection has ended')))
    signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true })
  })
  lost.catch(() => undefined)
  const echoes = new Map<string, () => void>()
  client.on('notification', ({ payload = '' }) => {
    const heard = echoes.get(payload)
    if (heard) heard()
    else onChanges(changesOfMessage(payload))
  })
  try {
    await Promise.race([client.connect(), lost])
    await client.query(`listen ${channel}`)
    for (let isFirst = true; ; isFirst = false) {
      await Promise.race([echo(send, echoes, echoWithinMs), lost])
      if (isFirst) {
        onLive()
        onState(true)
      }
      await Promise.race([sleep(echoEveryMs, undefined, { ref: false }), lost])
    }
  } finally {
    // A dead link is not waited for.
    client.end().catch(() => undefined)
  }
}

async function echo(
  send: Listening['send'],
  echoes: Map<string, () => void>,
  withinMs: number,
): Promise<void> {
  const sign = `echo ${randomUUID()}`
  const heard = new Promise<true>((resolve) => echoes.set(sign, () => resolve(true)))
  try {
    await send(sign)
    const isHeard = await Promise.race([heard, sleep(withinMs, false, { ref: false })])
    if (!isHeard) throw new Error(silent)
  } finally {
    echoes.delete(sign)
  }
}
