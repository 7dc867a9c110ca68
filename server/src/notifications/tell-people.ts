import { type NoticeKind, topicOfNotice } from '@evenmoor/contract/notices'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { uuidv7 } from '#platform/ids.ts'
import { insertNotices } from './notice-store.ts'
import type { Notice } from './tell-person.ts'

/**
 * Tells many people of the same thing, in the app and as far as they want to be told of it. Their open pages are not told
 * one by one: who calls this says when everybody's may look.
 */
export const tellPeople = <K extends NoticeKind>(
  ctx: Context,
  tx: Tx,
  personIds: readonly string[],
  { kind, facts }: Notice<K>,
): Promise<void> =>
  insertNotices(tx, {
    people: personIds.map((personId) => ({ id: uuidv7(), personId })),
    topic: topicOfNotice[kind],
    kind,
    facts,
    at: ctx.clock.now(),
  })
