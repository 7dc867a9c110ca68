import * as contract from '@evenmoor/contract/notifications'
import { route } from '#platform/http/bind.ts'
import { chooseNotices, listChoices } from './choose-notices.ts'
import { countUnread, listNotices, readNotices } from './read-notices.ts'

export const routes = [
  route(contract.listNotices, ({ tx, caller, query }) => listNotices(tx, caller.personId, query.cursor)),

  route(contract.countUnread, ({ tx, caller }) => countUnread(tx, caller.personId)),

  route(contract.readNotices, ({ ctx, tx, caller, body }) =>
    readNotices(ctx, tx, { personId: caller.personId, ids: body.ids ?? [], upTo: body.up_to }),
  ),

  route(contract.getNoticeChoices, ({ tx, caller }) => listChoices(tx, caller.personId)),

  route(contract.changeNoticeChoice, async ({ tx, caller, body }) => {
    const { personId } = caller
    const { topic, in_app: inApp, by_mail: byMail } = body
    await chooseNotices(tx, { personId, topic, inApp, byMail })
    return listChoices(tx, personId)
  }),
]
