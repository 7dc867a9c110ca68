import { type NoticeKind, topicOfNotice } from '@evenmoor/contract/notices'
import type { Context } from '#context.ts'
import type { Letter } from '#mails/letter.ts'
import { mailToEach } from '#mails/mail-to.ts'
import { readersOf } from '#people/find-person.ts'
import type { Tx } from '#platform/database/pool.ts'
import { uuidv7 } from '#platform/ids.ts'
import { selectWithoutMail } from './choice-store.ts'
import { insertNotices } from './notice-store.ts'
import type { Notice } from './tell-person.ts'

/**
 * Tells many people of the same thing, in the app and by the letter where there is one, as far as they want to be told of
 * it. Their open pages are not told one by one: who calls this says when everybody's may look.
 */
export async function tellPeople<K extends NoticeKind>(
  ctx: Context,
  tx: Tx,
  personIds: readonly string[],
  { kind, facts }: Notice<K>,
  letter?: Letter,
): Promise<void> {
  const topic = topicOfNotice[kind]
  await insertNotices(tx, {
    people: personIds.map((personId) => ({ id: uuidv7(), personId })),
    topic,
    kind,
    facts,
    at: ctx.clock.now(),
  })
  if (letter === undefined) return
  const without = await selectWithoutMail(tx, personIds, topic)
  const readers = await readersOf(tx, personIds)
  await mailToEach(
    ctx,
    tx,
    readers.filter(({ id }) => !without.has(id)),
    letter,
  )
}
