import type { AccountFreeze } from '@evenmoor/contract/account-freeze'
import { recordAudit } from '#audit/record-audit.ts'
import type { Context } from '#context.ts'
import { mailTo } from '#mails/mail-to.ts'
import { tellPerson } from '#notifications/tell-person.ts'
import { limits, perAddress } from '#people/limits.ts'
import { lockRepeatableLink } from '#people/one-time-secrets/lock-link.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Origin } from '#platform/http/bind.ts'
import { badRequest, conflict } from '#platform/problems.ts'
import { countHit } from '#platform/rate-limits/rate-limit.ts'
import { endEverySession } from '#sessions/end-sessions.ts'
import { awaitOpenWithdrawals } from '#withdrawals/await-open-withdrawals.ts'
import { lockOpenPerson, type Person, updatePerson } from '../person-store.ts'
import { canUnfreezeAt, freezeOf } from './freeze.ts'
import { frozenMail, unfrozenMail } from './mails.ts'
import { freezeLink } from './freeze-link.ts'

/**
 * What a freeze link finds, or does with `isConfirmed`: from then on no money leaves the account, and every session ends.
 * A link freezes once; as long as that freeze lasts, using it again only says so. Throws 400 when the link is unknown,
 * older than 72 hours, or its freeze is over. Opens its own transactions.
 */
export async function useFreezeLink(
  ctx: Context,
  { token, isConfirmed }: { token: string; isConfirmed: boolean },
  origin: Origin,
): Promise<AccountFreeze | null> {
  const hit = await countHit(ctx, [perAddress(limits.wrongToken.address, origin)])
  const found = await ctx.transaction(async (tx) => {
    const link = await lockRepeatableLink(ctx, tx, token, 'freeze_account')
    if (link === undefined) return undefined
    const { person } = link
    if (person.frozen_at !== null) return { freeze: freezeOf(person) }
    if (link.isUsed) return undefined
    if (!isConfirmed) return { freeze: null }
    await link.use()
    return { freeze: await freeze(ctx, tx, person) }
  })
  if (found === undefined) throw badRequest('email_link_used')
  await hit.giveBack()
  return found.freeze
}

/** The person is locked. Waits for an approval or payment in progress: what follows the lock of a withdrawal comes after. */
async function freeze(ctx: Context, tx: Tx, person: Person): Promise<AccountFreeze | null> {
  const frozen = { ...person, frozen_at: ctx.clock.now() }
  await updatePerson(tx, person.id, { frozen_at: frozen.frozen_at })
  await awaitOpenWithdrawals(tx, person.id)
  await endEverySession(ctx, tx, person.id, 'account_frozen')
  await recordAudit(ctx, tx, {
    actorId: person.id,
    action: 'account.frozen',
    subject: `person:${person.id}`,
    after: { freeze: freezeOf(frozen) },
  })
  await tellPerson(ctx, tx, person.id, { kind: 'account_frozen', facts: {} })
  await mailTo(ctx, tx, person, frozenMail(ctx.config.publicUrl, frozen.frozen_at))
  return freezeOf(frozen)
}

/**
 * Lifts the freeze of a logged-in person, who has just proven who they are: 409 before 24 hours are over. Nothing
 * happens to an account that is not frozen.
 */
export async function unfreezeAccount(ctx: Context, tx: Tx, personId: string): Promise<void> {
  const person = await lockOpenPerson(tx, personId)
  const { frozen_at: at } = person
  if (at === null) return
  if (canUnfreezeAt(at) > ctx.clock.now()) {
    throw conflict('account_frozen', { until_at: canUnfreezeAt(at).toISOString() })
  }
  await updatePerson(tx, personId, { frozen_at: null })
  await recordAudit(ctx, tx, {
    actorId: personId,
    action: 'account.unfrozen',
    subject: `person:${personId}`,
    before: { freeze: freezeOf(person) },
  })
  await tellPerson(ctx, tx, personId, { kind: 'account_unfrozen', facts: {} })
  await mailTo(ctx, tx, person, unfrozenMail(ctx.config.publicUrl, await freezeLink(ctx, tx, personId)))
}
