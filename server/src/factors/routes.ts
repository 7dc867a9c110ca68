import * as contract from '@evenmoor/contract/factors'
import { secondFactorTries } from '#people/limits.ts'
import { route } from '#platform/http/bind.ts'
import { badRequest } from '#platform/problems.ts'
import { countHit } from '#platform/rate-limits/rate-limit.ts'
import { withOwnTransactions } from '#platform/rate-limits/rate-limit-route.ts'
import { confirmAuthenticator, enrollAuthenticator, removeAuthenticator } from './authenticator.ts'
import { listFactors } from './list-factors.ts'
import { authenticationOptions } from './passkey-challenge.ts'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './passkeys.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'

export const routes = [
  route(contract.listFactors, ({ tx, caller }) => listFactors(tx, caller.personId)),

  route(contract.enrollAuthenticator, ({ ctx, tx, caller }) => enrollAuthenticator(ctx, tx, caller)),

  withOwnTransactions(
    route(contract.confirmAuthenticator, async ({ ctx, caller, body }) => {
      const hit = await countHit(ctx, secondFactorTries(caller.personId))
      const confirmed = await ctx.transaction((tx) => confirmAuthenticator(ctx, tx, caller, body.code))
      if (confirmed === undefined) {
        throw badRequest('authenticator_code_wrong')
      }
      await hit.giveBack()
      return { recovery_codes: confirmed.recoveryCodes }
    }),
  ),

  route(contract.removeAuthenticator, async ({ ctx, tx, caller }) => {
    await removeAuthenticator(ctx, tx, caller.personId)
    return { detail: 'The authenticator app is off.' }
  }),

  route(contract.renewRecoveryCodes, async ({ ctx, tx, caller }) => ({
    recovery_codes: await renewRecoveryCodes(ctx, tx, caller.personId),
  })),

  route(contract.passkeyRegistrationOptions, async ({ ctx, tx, caller }) => ({
    options: await beginPasskey(ctx, tx, caller),
  })),

  route(contract.registerPasskey, async ({ ctx, tx, caller, body }) => {
    const { passkey, recoveryCodes } = await addPasskey(ctx, tx, caller, body)
    return { passkey, recovery_codes: recoveryCodes }
  }),

  route(contract.renamePasskey, ({ tx, caller, params, body }) =>
    renamePasskey(tx, { id: params.id, personId: caller.personId }, body.name),
  ),

  route(contract.removePasskey, async ({ ctx, tx, caller, params }) => {
    await removePasskey(ctx, tx, { id: params.id, personId: caller.personId })
    return { detail: 'The passkey is removed.' }
  }),

  route(contract.stepUpPasskeyOptions, async ({ ctx, tx, caller }) => ({
    options: await authenticationOptions(ctx, tx, { purpose: 'second_factor', personId: caller.personId }),
  })),
]
