import { because } from '@evenmoor/contract/refusals'
import type { StaffRole } from '@evenmoor/contract/staff'
import { raiseAlert } from '#alerts/raise-alert.ts'
import type { Context } from '#context.ts'
import { mailTo } from '#mails/mail-to.ts'
import type { Tx } from '#platform/database/pool.ts'
import { conflict, notFound } from '#platform/problems.ts'
import { endEverySession } from '#sessions/end-sessions.ts'
import { nameOf } from '../people-list.ts'
import { getPerson, lockAmongAdministrators, type Person, updatePerson } from '../person-store.ts'
import { assertMayActOn } from '../act-on-person.ts'
import { roleLostMail } from './mails.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { namingWhoActed } from '#audit/who-acted.ts'

/**
 * Changes or removes a staff role: in force with their next call, and every session of theirs ends. 403 for one's own,
 * 404 for a person who is not staff, 409 when they have the role already or no administrator would be left.
 */
export async function changeStaffRole(
  ctx: Context,
  tx: Tx,
  given: { personId: string; staffId: string; role: StaffRole | null; reason: string },
): Promise<void> {
  const { personId, staffId, role, reason } = given
  const { person, others } = await lockAmongAdministrators(tx, personId)
  await assertMayActOn(tx, { personId, staffId })
  if (person === undefined || person.staff_role === null) throw notFound()
  if (person.staff_role === role) {
    throw conflict(
      await namingWhoActed(tx, because('role_same_already'), `person:${personId}`, {
        'staff.role_changed': (who, time) => because('who_changed_role', { name: who, acted_time: time }),
      }),
    )
  }
  if (others === 0 && role !== 'admin') {
    throw conflict('last_administrator')
  }
  await updatePerson(tx, personId, { staff_role: role })
  await endEverySession(ctx, tx, personId, 'role_changed')
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: role === null ? 'staff.role_taken' : 'staff.role_changed',
    subject: `person:${personId}`,
    before: { role: person.staff_role },
    after: { role },
    reason,
  })
  if (person.staff_role === 'admin') await tellOfLostRole(ctx, tx, { person, staffId })
}

/** The others and the person themselves hear of it: with one administrator fewer, one of them may decide alone. */
async function tellOfLostRole(
  ctx: Context,
  tx: Tx,
  { person, staffId }: { person: Person; staffId: string },
): Promise<void> {
  const [who, by] = [nameOf(person), nameOf(await getPerson(tx, staffId))]
  await raiseAlert(ctx, tx, { kind: 'administrator_gone', subject: person.id, facts: { who, by } })
  const { email } = person
  await mailTo(ctx, tx, { email, locale: 'en' }, roleLostMail(ctx.config.contactEmail, by))
}
