import type { Context } from '#context.ts'
import { recordAudit } from '#audit/record-audit.ts'
import type { Database } from '#platform/database/pool.ts'
import { countOpenAlarms, endAlarms, readOpenAlarms } from './address-alarm-store.ts'
import { isOwnAddress } from './address-seal.ts'
import { readAddressed } from './address-seal-store.ts'
import { raiseAddressAlarm } from './raise-address-alarm.ts'

/** How many are looked at in one go. */
const batchSize = 500

/** Checks every stored address, so that a changed one is reported before anyone pays to it. */
export async function checkAddresses(ctx: Context): Promise<void> {
  let after: string | undefined
  do {
    const deposits = await readAddressed(ctx.db, { after, limit: batchSize })
    for (const deposit of deposits)
      if (!(await isOwnAddress(ctx, deposit))) await raiseAddressAlarm(ctx, deposit)
    after = deposits.length < batchSize ? undefined : deposits.at(-1)!.id
  } while (after !== undefined)
}

/** Ends the alarms of deposits that have their own address again, or a different wrong one. */
export async function endAddressAlarms(ctx: Context): Promise<void> {
  const standing = await readOpenAlarms(ctx.db, { limit: batchSize })
  if (standing.length === 0) return
  const deposits = await readAddressed(ctx.db, { ids: standing.map(({ depositId }) => depositId) })
  for (const deposit of deposits) {
    const { id, address } = deposit
    const exceptAddress = (await isOwnAddress(ctx, deposit)) ? null : address
    await ctx.transaction(async (tx) => {
      const ended = await endAlarms(tx, { depositId: id, exceptAddress, at: ctx.clock.now() })
      for (const wrong of ended)
        await recordAudit(ctx, tx, {
          actorId: null,
          action: 'deposit.address_restored',
          subject: `deposit/${id}`,
          before: { address: wrong },
          after: { address },
        })
    })
  }
}

/** How many stored addresses are known to be changed, and since when the oldest. */
export const openAddressAlarms = (db: Database) => countOpenAlarms(db)

/** Deposits with a changed address, longest known first. */
export const changedAddresses = (db: Database) => readOpenAlarms(db, { limit: 20 })
