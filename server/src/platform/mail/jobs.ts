import { dayMs } from '#platform/clock.ts'
import type { Context } from '#context.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { deliverMail } from './deliver-mail.ts'
import { deleteDeliveredBefore } from './mail-store.ts'
import { smtpTransport } from './transport.ts'

const keepMs = 30 * dayMs

/** Delivery to the mail server (only where one is configured) and the removal of old mails. */
export function mailJobs(ctx: Context): readonly PeriodicJob[] {
  const { mailUrl, mailFrom } = ctx.config
  const cleanUp: PeriodicJob = {
    name: 'mail: remove old ones',
    pauseMs: 3_600_000,
    run: () => deleteDeliveredBefore(ctx.db, new Date(ctx.clock.now().getTime() - keepMs)),
  }
  if (mailUrl === undefined) return [cleanUp]
  const transport = smtpTransport(mailUrl, mailFrom)
  return [cleanUp, { name: 'mail: deliver', pauseMs: 1_000, run: () => deliverMail(ctx, transport) }]
}
