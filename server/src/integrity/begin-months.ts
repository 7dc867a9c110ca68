import { beginMonth, type MonthStep } from '@evenmoor/ledger'
import type { Context } from '#context.ts'
import { asSql, liftTimeLimit, sqlState } from '#platform/database/transaction.ts'

/** What ends a round. */
const isLast: ReadonlySet<MonthStep> = new Set(['nothing', 'analyzed', 'busy'])

const lockNotAvailable = '55P03'

/** So long, a reader may be in the way: a comparison of the whole ledger takes hours, and each round asks again. */
const isFirstDay = (at: Date): boolean => at.getUTCDate() === 1

/**
 * Lets the postings of a new month go to a part of the ledger of their own, step by step, and gives the steps. What an
 * earlier round left unfinished goes on from there.
 */
export async function beginMonths(ctx: Pick<Context, 'transaction' | 'clock'>): Promise<MonthStep[]> {
  const steps: MonthStep[] = []
  for (;;) {
    const now = ctx.clock.now()
    try {
      const step = await ctx.transaction(async (tx) => {
        // A month that is long is looked through by one statement.
        await liftTimeLimit(tx)
        return beginMonth(asSql(tx), now)
      })
      steps.push(step)
      if (isLast.has(step)) return steps
    } catch (error) {
      if (sqlState(error) !== lockNotAvailable || !isFirstDay(now)) throw error
      return steps
    }
  }
}
