import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Log } from '#platform/logging/log.ts'
import type { Database } from '#platform/database/pool.ts'
import { type Change, type Changes, everyone, mergeChanges } from './note-change.ts'

/** The channel of PostgreSQL on which processes tell each other what changed. */
export const channel = 'evenmoor_changes'

/** What is noted within this time goes out together: one message, however many transactions there were. */
const gatherMs = 20

/** A message of PostgreSQL has less than 8,000 bytes; one person takes 110 at most. */
const peopleInMessage = 70

/** Above this number, all pages are notified: reading again costs less than notifying each person. */
const peopleMax = 2_000

/** Tells all processes what has changed. */
export type Announcer = {
  /** Says what a transaction that has committed changed; returns at once. */
  readonly announce: (changes: Changes) => void
  /** Resolves when all that was announced so far has been sent, or could not be. */
  readonly flush: () => Promise<void>
}

/**
 * Sends after the commit and not in it: PostgreSQL lets transactions that notify commit one at a time, each with its own
 * wait for the disk (docs/decisions/0047). What a process could not send any more is found by the pages' own asking.
 */
export function createAnnouncer(db: Database, log: Log): Announcer {
  let waiting = new Map<string, Set<Change>>()
  let sending: Promise<void> | undefined

  async function sendAll(): Promise<void> {
    while (waiting.size > 0) {
      await sleep(gatherMs)
      const changes = waiting
      waiting = new Map()
      await notify(db, messagesOf(changes)).catch((error: unknown) =>
        log.warn({ err: error }, 'open pages could not be told of a change'),
      )
    }
    sending = undefined
  }

  return {
    announce: (changes) => {
      mergeChanges(waiting, changes)
      if (waiting.size > peopleMax) waiting = forEveryone(waiting)
      if (waiting.size > 0) sending ??= sendAll()
    },
    flush: async () => sending,
  }
}

/** Sends texts on the channel. */
export async function notify(db: Database, messages: readonly string[]): Promise<void> {
  await sql`select pg_notify(${channel}, message) from unnest(${messages}::text[]) as message`.execute(db)
}

const forEveryone = (changes: Changes): Map<string, Set<Change>> =>
  new Map([[everyone, new Set([...changes.values()].flatMap((kinds) => [...kinds]))]])

function messagesOf(changes: Changes): string[] {
  const lines = [...changes].map(([personId, kinds]) => [personId, [...kinds]])
  const messages: string[] = []
  for (let at = 0; at < lines.length; at += peopleInMessage) {
    messages.push(JSON.stringify(lines.slice(at, at + peopleInMessage)))
  }
  return messages
}

/** The changes in a message; none for a message that is not ours. */
export function changesOfMessage(message: string): Changes {
  try {
    const lines = JSON.parse(message) as [string, Change[]][]
    return new Map(lines.map(([personId, kinds]) => [personId, new Set(kinds)]))
  } catch {
    return new Map()
  }
}
