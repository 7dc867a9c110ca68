import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { day } from '#wire.ts'

/** How far one run goes. */
export const forwardSpans = ['day', 'week', 'month'] as const
export type ForwardSpan = (typeof forwardSpans)[number]

/** Days that can be booked ahead, counted from the UTC day. */
export const daysAheadMax = 366

/** A run that books days ahead, for every account of the installation. */
const forwardRun = z.object({
  /** The first and last day that it books. */
  from: day,
  to: day,
  /** Up to this day everything is booked; the day before `from` at its beginning. */
  booked_to: day,
})

export const timeMachine = z.object({
  /** The UTC day of the server. */
  today: day,
  /** The day this installation has reached: today, or the last day that is booked ahead. */
  day,
  /** Whether days are booked ahead. */
  is_ahead: z.boolean(),
  /** Whether the reader may go forward. */
  may_forward: z.boolean(),
  /** The day each span would lead to; null where that is too far ahead. */
  spans: z.object({ day: z.nullable(day), week: z.nullable(day), month: z.nullable(day) }),
  /** The run under way. */
  run: z.nullable(forwardRun),
})
export type TimeMachine = z.infer<typeof timeMachine>

const forward = z.object({
  span: z.enum(forwardSpans),
  /** The `day` that was shown: when the installation has reached another by now, the answer is 409. */
  expected_day: day,
})

export const getTimeMachine = endpoint({
  method: 'GET',
  path: '/api/practice/time-machine/',
  summary: 'Practice mode only: the day this installation has reached, and whether you may go forward',
  access: { kind: 'investor' },
  mayRefuse: [404],
  answer: timeMachine,
})

export const goForward = endpoint({
  method: 'POST',
  path: '/api/practice/time-machine/runs/',
  summary:
    'Practice mode only: book the next day, week, or month for every account; investors may where only this machine reaches the site, or where TIME_MACHINE allows it',
  access: { kind: 'investor' },
  mayRefuse: [404],
  status: 201,
  movesMoney: true,
  body: forward,
  answer: timeMachine,
})

export const getStaffTimeMachine = endpoint({
  method: 'GET',
  path: '/api/staff/time-machine/',
  summary: 'Practice mode only: the day this installation has reached',
  access: { kind: 'staff', permission: 'results:read' },
  mayRefuse: [404],
  answer: timeMachine,
})

export const staffGoForward = endpoint({
  method: 'POST',
  path: '/api/staff/time-machine/runs/',
  summary: 'Practice mode only: book the next day, week, or month for every account',
  access: { kind: 'staff', permission: 'results:forward' },
  mayRefuse: [404],
  status: 201,
  movesMoney: true,
  body: forward,
  answer: timeMachine,
})
