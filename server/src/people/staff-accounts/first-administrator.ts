import type { Context } from '#context.ts'
import { isReachableFromElsewhere } from '#exposure.ts'
import type { Tx } from '#platform/database/pool.ts'
import { makeStaff } from './make-staff.ts'
import { hasAdministrator, type Person, printedLinkEmail } from '../person-store.ts'
import { staffLink } from './staff-link.ts'

/** What the start prints about the first administrator: nothing once there is one. */
export type FirstAdministrator = { readonly link: string } | { readonly isFromCommandLine: true }

/**
 * How the first administrator gets in; undefined as soon as there is one: somebody with that role who has signed in, or
 * whom the operator named. On a site that only this machine reaches it is a link, good once and for 24 h. Each start of each
 * process gives one of its own, and they stay good side by side until one is used. Where others reach the site no link is
 * made, because what a start prints lands in logs: `npm run ops -- staff add` is the way.
 */
export const firstAdministrator = (ctx: Context): Promise<FirstAdministrator | undefined> =>
  ctx.transaction(async (tx) => {
    if (await hasAdministrator(tx)) return undefined
    if (isReachableFromElsewhere(ctx.config)) return { isFromCommandLine: true }
    const given = { email: printedLinkEmail, role: 'admin', firstName: 'Administrator' } as const
    const person = await makeStaff(ctx, tx, given)
    return { link: await staffLink(ctx, tx, person.id, { keepsEarlier: true }) }
  })

/** Whether a printed link was used after there was an administrator. It then no longer works. */
export const isFirstNoMore = async (tx: Tx, person: Person): Promise<boolean> =>
  person.email_key === printedLinkEmail && person.last_signed_in_at === null && (await hasAdministrator(tx))
