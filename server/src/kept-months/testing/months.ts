import { attachMonth, beginMonth, detachMonth, ledgerMonths, sealTransfers, type Sql } from '@evenmoor/ledger'
import pg from 'pg'
import type { Context } from '#context.ts'
import { asSql, sqlState } from '#platform/database/transaction.ts'

/** The months of an installation's ledger. Each begins after what was posted so far, whatever the clock says. */
export function monthsOf(ctx: Context, ownerUrl: string) {
  const sql = asSql(ctx.db)
  const newest = async () => new Date(`${(await ledgerMonths(sql)).at(-1)?.month}T00:00:00Z`)
  return {
    /** What is booked from now on is of another month than what was. */
    begin: async (): Promise<void> => {
      const at = await newest()
      at.setUTCMonth(at.getUTCMonth() + 1)
      for (const step of ['bounded', 'checked', 'divided', 'begun'])
        await whenFree(() => ctx.transaction((tx) => beginMonth(asSql(tx), at)), step)
    },
    /** Takes all months off but the newest, as the operator may years later. Something was booked in that. */
    detachOld: async (): Promise<void> => {
      while ((await sealTransfers(sql)) > 0);
      const later = await newest()
      later.setUTCFullYear(later.getUTCFullYear() + 2)
      const here = (await ledgerMonths(sql)).filter(({ state }) => state === 'attached')
      for (const { month } of here.slice(0, -1))
        await whenFree(() => asOwner(ownerUrl, (tx) => detachMonth(tx, month, later)), 'detached')
    },
    /** Puts them all back. */
    attachAll: async (): Promise<void> => {
      const gone = (await ledgerMonths(sql)).filter(({ state }) => state === 'detached')
      for (const { month } of gone.toReversed())
        await whenFree(() => asOwner(ownerUrl, (tx) => attachMonth(tx, month, new Date())), 'attached')
    },
  }
}

const lockNotAvailable = '55P03'

/** Behind a reader they give up after a moment; the product does the same step again. */
async function whenFree(move: () => Promise<string>, outcome: string): Promise<void> {
  for (;;) {
    try {
      const came = await move()
      if (came !== outcome) throw new Error(`${outcome} was expected, and ${came} came of it`)
      return
    } catch (error) {
      if (sqlState(error) !== lockNotAvailable) throw error
    }
  }
}

async function asOwner(ownerUrl: string, move: (tx: Sql) => Promise<string>): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('begin')
    const outcome = await move(client)
    await client.query('commit')
    return outcome
  } finally {
    await client.end()
  }
}
