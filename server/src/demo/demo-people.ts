import type { StaffRole } from '@evenmoor/contract/staff'
import { lockByEmail } from '#people/find-person.ts'
import { signUp } from '#people/sign-up/sign-up.ts'
import { verifyCode } from '#people/sign-up/verify-code.ts'
import { makeStaff } from '#people/staff-accounts/make-staff.ts'
import type { Context } from '#context.ts'
import { listDelivered } from '#platform/mail/mail-store.ts'

/** Known to everybody: a site with these accounts is reachable from its own machine alone. */
export const demoPassword = 'harbor-violet-41-lantern'

export const investorEmail = (number: number): string => `investor-${number}@demo.example.com`
export const staffEmail = (role: StaffRole): string => `${role}@demo.example.com`

type NewPerson = {
  readonly email: string
  /** After "Demo". Nobody here has a name or a story of a real person. */
  readonly lastName: string
  readonly referralCode?: string | undefined
}

/** Somebody of the demo; `referralCode` is the one they invite with. */
export type DemoPerson = { readonly id: string; readonly referralCode: string }

/** Signs a person up and confirms the address with the emailed code. */
export async function signUpConfirmed(ctx: Context, person: NewPerson): Promise<DemoPerson> {
  const { email, lastName, referralCode: ref = null } = person
  const origin = { address: '127.0.0.1', userAgent: 'demo' }
  const passwords = { password: demoPassword, password2: demoPassword }
  const form = { first_name: 'Demo', last_name: lastName, email, ...passwords, ref, locale: 'en' as const }
  const formToken = await signUp(ctx, form, origin)
  const [mail] = await listDelivered(ctx.db, email, 1)
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`no code was mailed to ${email}`)
  await verifyCode(ctx, { email, code, formToken }, origin)
  const found = await ctx.transaction((tx) => lockByEmail(tx, email))
  if (found === undefined) throw new Error(`${email} was not signed up`)
  return { id: found.id, referralCode: found.referral_code }
}

/** A member of staff with a password, as an investor whom the operator gives a role. */
export async function addDemoStaff(ctx: Context, role: StaffRole): Promise<string> {
  const email = staffEmail(role)
  const { id } = await signUpConfirmed(ctx, { email, lastName: `staff, ${role}` })
  await ctx.transaction((tx) => makeStaff(ctx, tx, { email, role, firstName: 'Demo' }))
  return id
}
