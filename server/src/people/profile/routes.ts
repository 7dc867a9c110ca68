import { me, updateMe } from '@evenmoor/contract/people'
import { route } from '#platform/http/bind.ts'
import { describePerson } from './describe-profile.ts'
import { updateProfile } from './update-profile.ts'

export const routes = [
  route(me, ({ ctx, tx, caller }) => describePerson(ctx, tx, caller.personId)),
  route(updateMe, async ({ ctx, tx, caller, body }) => {
    await updateProfile(tx, caller.personId, body)
    return describePerson(ctx, tx, caller.personId)
  }),
]
