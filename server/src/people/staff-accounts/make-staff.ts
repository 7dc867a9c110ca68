import type { StaffRole } from '@evenmoor/contract/staff'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { uuidv7 } from '#platform/ids.ts'
import { isUnconfirmed } from '#people/email-holders/email-holder.ts'
import { emailKey } from '../email-address.ts'
import { newReferralCode } from '#people/sign-up/referral-code.ts'
import { type Person, insertOrLockPerson, updatePerson } from '../person-store.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { forgetForms } from '#people/sign-up/forget-forms.ts'

/**
 * Gives the person with this address a role, or creates one whose name and password are still missing. Writes an audit
 * entry unless nothing changed. The person is locked until the transaction ends.
 */
export async function makeStaff(
  ctx: Context,
  tx: Tx,
  { email, role, firstName }: { email: string; role: StaffRole; firstName: string },
): Promise<Person> {
  const now = ctx.clock.now()
  const key = emailKey(email)
  const { person, isNew } = await insertOrLockPerson(tx, {
    id: uuidv7(),
    email,
    email_key: key,
    first_name: firstName,
    last_name: '',
    staff_role: role,
    must_complete: true,
    referral_code: newReferralCode(),
    created_at: now,
  })
  const before = isNew ? null : person.staff_role
  await updatePerson(tx, person.id, {
    staff_role: role,
    // The operator vouches for the address, but not for a form sent before it was confirmed.
    ...(isUnconfirmed(person) ? { verified_at: now, first_name: firstName, must_complete: true } : {}),
  })
  if (isNew || before !== role) {
    await recordAudit(ctx, tx, {
      actorId: null,
      action: isNew ? 'staff.created' : 'staff.role_given',
      subject: `person:${person.id}`,
      before: { role: before },
      after: { role },
    })
  }
  if (isUnconfirmed(person)) await forgetForms(tx, person.id)
  return { ...person, staff_role: role }
}
