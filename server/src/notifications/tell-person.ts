import {
  type NoticeFacts,
  type NoticeKind,
  type NoticeTopic,
  sayOfTopic,
  topicOfNotice,
} from '@evenmoor/contract/notices'
import type { Context } from '#context.ts'
import type { Letter } from '#mails/letter.ts'
import { mailTo, type Reader } from '#mails/mail-to.ts'
import { readerOf } from '#people/find-person.ts'
import { noteChange } from '#platform/changes/note-change.ts'
import type { Tx } from '#platform/database/pool.ts'
import { alongside, together } from '#platform/database/transaction.ts'
import { uuidv7 } from '#platform/ids.ts'
import { selectChoice, type Ways } from './choice-store.ts'
import { insertNotice, insertWantedNotice } from './notice-store.ts'

/** What to tell a person. */
export type Notice<K extends NoticeKind> = { readonly kind: K; readonly facts: NoticeFacts[K] }

/**
 * Tells a person of something that happened to their account, in the transaction of the event: in the app, and by the
 * letter where there is one, as far as they want to be told of it. This is the one door for what concerns an account;
 * mail that must arrive regardless of those choices, such as codes, go through `mailTo`. `knownReader`: where to email the
 * person, where the caller has read that in this transaction.
 */
export async function tellPerson<K extends NoticeKind>(
  ctx: Context,
  tx: Tx,
  personId: string,
  { kind, facts }: Notice<K>,
  letter?: Letter | Promise<Letter>,
  knownReader?: Reader,
): Promise<void> {
  if (letter === undefined) return tellInApp(ctx, tx, personId, { kind, facts })
  const [{ inApp, byMail }, reader, written] = await together(
    waysOf(tx, personId, kind),
    knownReader ?? readerOf(tx, personId),
    letter,
  )
  if (inApp) {
    await alongside(tx, insertNotice(tx, rowOf(ctx, personId, { kind, facts })))
    noteChange(tx, personId, 'notifications')
  }
  if (byMail) await mailTo(ctx, tx, reader, written)
}

/** In one statement, whose answer nobody waits for. */
async function tellInApp<K extends NoticeKind>(
  ctx: Context,
  tx: Tx,
  personId: string,
  notice: Notice<K>,
): Promise<void> {
  const topic = topicOfNotice[notice.kind]
  const row = rowOf(ctx, personId, notice)
  const written = isMandatory(topic)
    ? insertNotice(tx, row).then(() => true)
    : insertWantedNotice(tx, { ...row, topic })
  await alongside(
    tx,
    written.then((isThere) => isThere && noteChange(tx, personId, 'notifications')),
  )
}

const rowOf = <K extends NoticeKind>({ clock }: Context, personId: string, { kind, facts }: Notice<K>) => ({
  id: uuidv7(),
  personId,
  kind,
  facts,
  at: clock.now(),
})

const bothWays: Ways = { inApp: true, byMail: true }

const waysOf = async (tx: Tx, personId: string, kind: NoticeKind): Promise<Ways> => {
  const topic = topicOfNotice[kind]
  return isMandatory(topic) ? bothWays : ((await selectChoice(tx, personId, topic)) ?? bothWays)
}

/** Mandatory notices are sent even if an older version allowed switching them off. */
function isMandatory(topic: NoticeTopic): boolean {
  const say = sayOfTopic[topic]
  return say.inApp !== 'choice' && say.byMail !== 'choice'
}
