import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { noticeTopics } from '#notices.ts'
import { id, instant, listOf } from '#wire.ts'

/**
 * One thing a person is told. `kind` and `facts` are those of `NoticeFacts`; a page older than the server may meet a kind
 * that it does not know.
 */
export const notice = z.object({
  id,
  kind: z.string(),
  facts: z.record(z.string(), z.string()),
  created_at: instant,
  read_at: z.nullable(instant),
})
export type Notice = z.infer<typeof notice>

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/notifications/',
  summary: 'Your notifications, newest first; kept for a year',
  access: { kind: 'investor' },
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
  answer: listOf(notice),
})

/** The most that unread notices are counted up to. */
export const unreadMax = 100

export const unreadCount = z.object({
  /** How many are unread, 100 where there are as many or more. */
  unread: z.number(),
})

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/notifications/unread/',
  summary: 'How many notifications are unread',
  access: { kind: 'investor' },
  answer: unreadCount,
})

export const readNotices = endpoint({
  method: 'POST',
  path: '/api/notifications/read/',
  summary: 'Mark notifications as read: those named, or all up to one, so that newer ones stay unread',
  access: { kind: 'investor' },
  whileLimited: true,
  body: z.strictObject({
    ids: z.optional(z.array(id).check(z.maxLength(100))),
    up_to: z.optional(id),
  }),
  answer: unreadCount,
})

const say = z.enum(['choice', 'always', 'never'])

export const noticeChoice = z.object({
  topic: z.enum(noticeTopics),
  in_app: z.boolean(),
  by_mail: z.boolean(),
  /** Whether each can be changed: `always` and `never` cannot. */
  say_in_app: say,
  say_by_mail: say,
})
export type NoticeChoice = z.infer<typeof noticeChoice>

const noticeChoices = z.object({ topics: z.array(noticeChoice) })

export const getNoticeChoices = endpoint({
  method: 'GET',
  path: '/account/notifications/',
  summary: 'Your notification settings, in the app and by email',
  access: { kind: 'investor' },
  answer: noticeChoices,
})

export const changeNoticeChoice = endpoint({
  method: 'PATCH',
  path: '/account/notifications/',
  summary:
    'Change the settings of one topic; anything left out stays. Security and outgoing money are always on',
  access: { kind: 'investor' },
  body: z.strictObject({
    topic: z.enum(noticeTopics),
    in_app: z.optional(z.boolean()),
    by_mail: z.optional(z.boolean()),
  }),
  answer: noticeChoices,
})
