import type { Context } from '#context.ts'
import { deliverMail } from '#platform/mail/deliver-mail.ts'
import { smtpTransport } from '#platform/mail/transport.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { selectOpenAlerts } from './alert-store.ts'
import { watchJobName } from './everywhere.ts'
import { watchAlerts } from './watch-alerts.ts'

const pauseMs = 20_000

/** What was written before a stop is old news: others have so long to run their jobs before they count as late. */
const afterStartMs = 30_000

/** The watch over all that staff are alerted of. */
export const jobs = (ctx: Context): readonly PeriodicJob[] => [
  { name: watchJobName, pauseMs, firstAfterMs: afterStartMs, run: () => watchAlerts(ctx) },
]

/** The same for a process that only serves. While no worker runs, it also sends the alert mails. */
export function jobsOfWeb(ctx: Context): readonly PeriodicJob[] {
  const run = async () => {
    await watchAlerts(ctx)
    const standing = await selectOpenAlerts(ctx.db)
    if (standing.some(({ kind }) => kind === 'workers_away')) await deliverOnce(ctx)
  }
  return [{ name: watchJobName, pauseMs, firstAfterMs: afterStartMs, run }]
}

async function deliverOnce(ctx: Context): Promise<void> {
  const { mailUrl, mailFrom } = ctx.config
  if (mailUrl === undefined) return
  const transport = smtpTransport(mailUrl, mailFrom)
  try {
    await deliverMail(ctx, transport)
  } finally {
    transport.close()
  }
}
