import type { StaffPermission } from '@evenmoor/contract/staff'
import type { Context } from '#context.ts'
import type { Letter } from '#mails/letter.ts'
import { mailTo } from '#mails/mail-to.ts'
import type { Tx } from '#platform/database/pool.ts'
import { staffWithPermission } from './staff-with-permission.ts'

/** Emails the operator's inbox and the staff with a permission, each address once, in English (docs/decisions/0249). */
export async function mailStaff(
  ctx: Context,
  tx: Tx,
  permission: StaffPermission,
  letter: Letter,
): Promise<void> {
  const staff = await staffWithPermission(tx, permission)
  for (const email of new Set([ctx.config.contactEmail, ...staff.map((person) => person.email)]))
    await mailTo(ctx, tx, { email, locale: 'en' }, letter)
}
