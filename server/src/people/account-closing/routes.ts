import * as contract from '@evenmoor/contract/profile'
import { route } from '#platform/http/bind.ts'
import { closeAccount } from './close-account.ts'
import { previewClosing } from './preview-closing.ts'

export const routes = [
  route(contract.previewClosing, ({ ctx, tx, caller }) => previewClosing(ctx, tx, caller.personId)),
  route(contract.closeAccount, async ({ ctx, tx, caller }) => {
    await closeAccount(ctx, tx, caller.personId)
    return { detail: 'Your account is closed.' }
  }),
]
