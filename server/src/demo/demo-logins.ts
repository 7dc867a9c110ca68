import type { Context } from '#context.ts'
import { hasOpenDeposit } from '#deposits/checkouts/has-open-deposit.ts'
import { lockByEmail } from '#people/find-person.ts'
import { staffLink } from '#people/staff-accounts/staff-link.ts'
import { openCheckout } from './demo-money.ts'
import { demoPassword, investorEmail, staffEmail } from './demo-people.ts'

const checkout = { coin: 'usdt', amount: '250.00' } as const

/**
 * What a demo's start prints: how an investor and an administrator get in. The first investor has an open checkout each
 * time, because its price is held for some minutes only.
 */
export async function demoLogins(ctx: Context): Promise<[name: string, way: string][]> {
  const { investorId, link } = await ctx.transaction(async (tx) => {
    const [investor, admin] = [
      await lockByEmail(tx, investorEmail(1)),
      await lockByEmail(tx, staffEmail('admin')),
    ]
    if (investor === undefined || admin === undefined) throw new Error('the people of the demo are gone')
    return { investorId: investor.id, link: await staffLink(ctx, tx, admin.id) }
  })
  if (!(await ctx.transaction((tx) => hasOpenDeposit(ctx, tx, investorId))))
    await openCheckout(ctx, { investorId, ...checkout })
  return [
    ['Investor (2 to 8 have the same password)', `${investorEmail(1)}, password ${demoPassword}`],
    ['Administrator (this link works once)', link],
  ]
}
