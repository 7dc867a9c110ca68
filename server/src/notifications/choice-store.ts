import type { NoticeTopic } from '@evenmoor/contract/notices'
import { sql } from 'kysely'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Tx } from '#platform/database/pool.ts'

/** How a person wants to be notified. */
export type Ways = { readonly inApp: boolean; readonly byMail: boolean }

/** What a person chose, by topic; a topic that they left as it is does not appear. */
export async function selectChoices(tx: Tx, personId: string): Promise<ReadonlyMap<string, Ways>> {
  const rows = await tx
    .selectFrom('notice_choice')
    .select(['topic', 'in_app', 'by_mail'])
    .where('person_id', '=', personId)
    .execute()
  return new Map(rows.map(({ topic, in_app, by_mail }) => [topic, { inApp: in_app, byMail: by_mail }]))
}

export async function selectChoice(tx: Tx, personId: string, topic: NoticeTopic): Promise<Ways | undefined> {
  const [row] = await choiceOf(tx, { personId, topic })
  return row
}

const choiceOf = compiledOnce((tx, given: { personId: string; topic: NoticeTopic }) =>
  tx
    .selectFrom('notice_choice')
    .select(['in_app as inApp', 'by_mail as byMail'])
    .where('person_id', '=', given.personId)
    .where('topic', '=', given.topic),
)

/** Stores a choice. An undefined way keeps its earlier choice, or the default. */
export async function keepChoice(
  tx: Tx,
  given: { personId: string; topic: NoticeTopic; inApp?: boolean | undefined; byMail?: boolean | undefined },
): Promise<void> {
  const { personId, topic, inApp, byMail } = given
  await tx
    .insertInto('notice_choice')
    .values({ person_id: personId, topic, in_app: inApp ?? true, by_mail: byMail ?? true })
    .onConflict((c) =>
      c.columns(['person_id', 'topic']).doUpdateSet((e) => ({
        in_app: inApp ?? e.ref('notice_choice.in_app'),
        by_mail: byMail ?? e.ref('notice_choice.by_mail'),
      })),
    )
    .execute()
}

export async function deleteChoicesOf(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('notice_choice').where('person_id', '=', personId).execute()
}

/** Which of these people want no mail about a topic. */
export async function selectWithoutMail(
  tx: Tx,
  personIds: readonly string[],
  topic: NoticeTopic,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('notice_choice')
    .select('person_id')
    .where(sql<boolean>`person_id = any(${[...personIds]}::uuid[])`)
    .where('topic', '=', topic)
    .where('by_mail', '=', false)
    .execute()
  return new Set(rows.map((row) => row.person_id))
}
