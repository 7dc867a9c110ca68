import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { eventStream } from '#wire.ts'

/**
 * What an open page is told has changed of its person's things. Never the thing itself: the page reads it again by the
 * calls that there are, with the access checks that they have.
 */
export const changeKinds = ['money', 'deposits', 'withdrawals', 'notifications'] as const
export type ChangeKind = (typeof changeKinds)[number]

/**
 * The data of the events `hello`, the first of each stream, and `beat`, at least every 30 s. `live` says whether changes
 * come in at all at the moment; where they do not, a page asks by itself.
 */
export const streamState = z.object({ live: z.boolean() })

/** The data of an event `change`. `everyone`: all open pages are told at once, so each waits a moment of its own. */
export const streamChange = z.object({ kinds: z.array(z.string()), everyone: z.boolean() })
export type StreamChange = z.infer<typeof streamChange>

export const openEvents = endpoint({
  method: 'GET',
  path: '/api/events/',
  summary:
    'Server-sent events for an open page: `hello`, `beat`, and `change` with what to read again. Send Accept: text/event-stream. After `hello`, read everything again: changes made before the stream opened are not sent',
  access: { kind: 'investor' },
  answer: eventStream,
})
