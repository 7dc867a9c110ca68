import { type NoticeFacts, type NoticeKind, sayOfTopic, topicOfNotice } from '@evenmoor/contract/notices'
import type { Context } from '#context.ts'
import type { Letter } from '#mails/letter.ts'
import { mailTo } from '#mails/mail-to.ts'
import { readerOf } from '#people/find-person.ts'
import { noteChange } from '#platform/changes/note-change.ts'
import type { Tx } from '#platform/database/pool.ts'
import { alongside, together } from '#platform/database/transaction.ts'
import { uuidv7 } from '#platform/ids.ts'
import { selectChoice, type Ways } from './choice-store.ts'
import { insertNotice } from './notice-store.ts'

/** What to tell a person. */
export type Notice<K extends NoticeKind> = { readonly kind: K; readonly facts: NoticeFacts[K] }

/**
 * Tells a person of something that happened to their account, in the transaction of the event: in the app, and by the
 * letter where there is one, as far as they want to be told of it. This is the one door for what concerns an account;
 * mail that must arrive regardless of those choices, such as codes, go through `mailTo`.
 */
export async function tellPerson<K extends NoticeKind>(
  ctx: Context,
  tx: Tx,
  personId: string,
  { kind, facts }: Notice<K>,
  letter?: Letter | Promise<Letter>,
): Promise<void> {
  const [{ inApp, byMail }, reader, written] = await together(
    waysOf(tx, personId, kind),
    letter && readerOf(tx, personId),
    letter,
  )
  if (inApp) {
    const notice = { id: uuidv7(), personId, kind, facts, at: ctx.clock.now() }
    await alongside(tx, insertNotice(tx, notice))
    noteChange(tx, personId, 'notifications')
  }
  if (written && reader && byMail) await mailTo(ctx, tx, reader, written)
}

const bothWays: Ways = { inApp: true, byMail: true }

async function waysOf(tx: Tx, personId: string, kind: NoticeKind): Promise<Ways> {
  const topic = topicOfNotice[kind]
  const say = sayOfTopic[topic]
  // Mandatory notices are sent even if an older version allowed switching them off.
  if (say.inApp !== 'choice' && say.byMail !== 'choice') return bothWays
  return (await selectChoice(tx, personId, topic)) ?? bothWays
}
