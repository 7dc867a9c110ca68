import { me, updateMe } from '@evenmoor/contract/people'
import { route } from '#platform/http/bind.ts'
import { describeProfile } from './describe-profile.ts'
import { updateProfile } from './update-profile.ts'

export const routes = [
  route(me, ({ ctx, tx, caller }) => describeProfile(ctx, tx, caller.personId)),
  route(updateMe, async ({ ctx, tx, caller, body }) => {
    await updateProfile(tx, caller.personId, body)
    return describeProfile(ctx, tx, caller.personId)
  }),
]
