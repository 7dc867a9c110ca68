import * as contract from '@evenmoor/contract/account-freeze'
import { findById } from '#people/find-person.ts'
import { route } from '#platform/http/bind.ts'
import { withOwnTransactions } from '#platform/rate-limits/rate-limit-route.ts'
import { freezeOf } from './freeze.ts'
import { unfreezeAccount, useFreezeLink } from './freeze-account.ts'

export const routes = [
  withOwnTransactions(
    route(contract.checkFreezeLink, async ({ ctx, body: { token }, origin }) => ({
      freeze: await useFreezeLink(ctx, { token, isConfirmed: false }, origin),
    })),
  ),
  withOwnTransactions(
    route(contract.freezeByLink, async ({ ctx, body: { token }, origin }) => ({
      freeze: await useFreezeLink(ctx, { token, isConfirmed: true }, origin),
    })),
  ),
  route(contract.unfreeze, async ({ ctx, tx, caller }) => {
    await unfreezeAccount(ctx, tx, caller.personId)
    return { freeze: freezeOf(await findById(tx, caller.personId)) }
  }),
]
