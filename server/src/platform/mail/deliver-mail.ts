import type { Context } from '#context.ts'
import { type QueuedMail, claimDueMail, recordAttempt } from './mail-store.ts'
import { refusalFacts } from './refusal-facts.ts'
import { afterFailure } from './retry.ts'
import { type Transport, connectionsMax } from './transport.ts'

// Longer than an attempt can take (transport.ts), so that no other process sends a mail that is under way.
const leaseMs = 3 * 60_000

/**
 * Sends what is due and resolves when nothing due is left. Sent at least once: a process that dies
 * between the server's answer and our note of it leaves the mail to be sent again, under the same message id.
 */
export async function deliverMail(ctx: Context, transport: Transport): Promise<void> {
  for (;;) {
    const now = ctx.clock.now()
    const lease = new Date(now.getTime() + leaseMs)
    const mails = await ctx.transaction((tx) => claimDueMail(tx, now, lease, connectionsMax))
    if (mails.length === 0) return
    await Promise.all(mails.map((mail) => attempt(ctx, transport, mail)))
  }
}

async function attempt(ctx: Context, transport: Transport, mail: QueuedMail): Promise<void> {
  try {
    await transport.send(mail)
  } catch (error) {
    const outcome = afterFailure(error, mail, ctx.clock.now())
    const facts = { mail: mail.id, attempts: mail.attempts, ...refusalFacts(error, mail.recipient) }
    if (outcome.kind === 'parked') ctx.log.error(facts, 'mail refused for good: parked')
    else ctx.log.warn(facts, 'mail not sent: will try again')
    return recordAttempt(ctx.db, mail.id, outcome)
  }
  await recordAttempt(ctx.db, mail.id, { kind: 'delivered', at: ctx.clock.now() })
}
