import type { Context } from '#context.ts'
import { mailTo } from '#mails/mail-to.ts'
import { readerOf, idsWithPreference } from '#people/find-person.ts'
import { uuidv7 } from '#platform/ids.ts'
import { statementPeriods } from './list-statements.ts'
import { statementReadyMail } from './mails.ts'
import { dollarsOf, isComplete, periodBefore } from './statement.ts'
import { insertStatementMail, selectAnnounced } from './statement-mail-store.ts'

const atOnce = 200

/**
 * Writes to everybody who wants it that the statement of the month before is ready: once for each person and month, however
 * often and in however many processes it runs, and not before nothing more can be booked in that month. Answers how
 * many were told.
 */
export async function announceStatements(ctx: Context): Promise<number> {
  const now = ctx.clock.now()
  const period = periodBefore(now)
  if (!isComplete(period, now)) return 0
  let told = 0
  let after: string | undefined
  do {
    const ids = await idsWithPreference(ctx.db, 'statement_mail', { after, limit: atOnce })
    const done = await ctx.transaction((tx) => selectAnnounced(tx, period, ids))
    for (const id of ids) if (!done.has(id) && (await announce(ctx, id, period))) told += 1
    after = ids.length < atOnce ? undefined : ids.at(-1)
  } while (after !== undefined)
  return told
}

/** The note and the mail in one transaction: both or neither. */
const announce = (ctx: Context, personId: string, period: string): Promise<boolean> =>
  ctx.transaction(async (tx) => {
    const statement = (await statementPeriods(ctx, tx, personId)).periods.find((its) => its.period === period)
    const mailId = statement === undefined ? null : uuidv7()
    const isFirst = await insertStatementMail(tx, { personId, period, mailId, at: ctx.clock.now() })
    if (!isFirst || statement === undefined || mailId === null) return false
    const letter = statementReadyMail(ctx.config.publicUrl, {
      period,
      openingMinor: dollarsOf(statement.opening),
      closingMinor: dollarsOf(statement.closing),
    })
    await mailTo(ctx, tx, await readerOf(tx, personId), letter, { id: mailId })
    return true
  })
