import { because } from '@evenmoor/contract/refusals'
import type { NoticeChoice } from '@evenmoor/contract/notifications'
import type { Preferences } from '@evenmoor/contract/profile'
import { noticeTopics, type NoticeTopic, type Say, sayOfTopic } from '@evenmoor/contract/notices'
import { preferencesOf } from '#people/find-person.ts'
import { updateProfile } from '#people/profile/update-profile.ts'
import type { Tx } from '#platform/database/pool.ts'
import { badField } from '#platform/problems.ts'
import { keepChoice, selectChoices } from './choice-store.ts'

/** Topics without mails by default. They are switched on in the profile or on the topic's own page. */
const mailPreferences: { readonly [T in NoticeTopic]?: keyof Preferences } = { statements: 'statement_mail' }

/** A person's notification settings by topic, and which they may change. */
export async function listChoices(tx: Tx, personId: string): Promise<{ topics: NoticeChoice[] }> {
  const chosen = await selectChoices(tx, personId)
  const preferences = await preferencesOf(tx, personId)
  return {
    topics: noticeTopics.map((topic) => {
      const { inApp, byMail } = sayOfTopic[topic]
      const ways = chosen.get(topic)
      const mailPreference = mailPreferences[topic]
      const isMailWanted = mailPreference ? preferences[mailPreference] === true : ways?.byMail
      return {
        topic,
        in_app: isTold(inApp, ways?.inApp),
        by_mail: isTold(byMail, isMailWanted),
        say_in_app: inApp,
        say_by_mail: byMail,
      }
    }),
  }
}

const isTold = (say: Say, chosen: boolean | undefined): boolean =>
  say === 'choice' ? (chosen ?? true) : say === 'always'

/** Stores a person's choice for a topic. Throws a 400 for mandatory notices. */
export async function chooseNotices(
  tx: Tx,
  given: { personId: string; topic: NoticeTopic; inApp: boolean | undefined; byMail: boolean | undefined },
): Promise<void> {
  const { personId, topic, inApp, byMail } = given
  const say = sayOfTopic[topic]
  assertHasSay('in_app', say.inApp, inApp)
  assertHasSay('by_mail', say.byMail, byMail)
  const mailPreference = mailPreferences[topic]
  if (mailPreference === undefined) return keepChoice(tx, given)
  if (byMail !== undefined) await updateProfile(tx, personId, { preferences: { [mailPreference]: byMail } })
  if (inApp !== undefined) await keepChoice(tx, { ...given, byMail: undefined })
}

function assertHasSay(field: string, say: Say, wanted: boolean | undefined): void {
  if (wanted === undefined || say === 'choice' || wanted === (say === 'always')) return
  throw badField(field, say === 'always' ? because('notice_always_on') : because('notice_never_on'))
}
