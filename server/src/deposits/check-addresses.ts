import type { Context } from '#context.ts'
import { recordAudit } from '#audit/record-audit.ts'
import type { Database } from '#platform/database/pool.ts'
import { countStanding, endAlarms, readStandingAlarms } from './address-alarm-store.ts'
import { isOwnAddress } from './address-seal.ts'
import { readAddressed } from './address-seal-store.ts'
import { raiseAddressAlarm } from './raise-address-alarm.ts'

/** How many are looked at in one go. */
const batchSize = 500

/** Looks at every stored address, so that a changed one is told before anybody asks for it. */
export async function checkAddresses(ctx: Context): Promise<void> {
  let after: string | undefined
  do {
    const deposits = await readAddressed(ctx.db, { after, limit: batchSize })
    for (const deposit of deposits)
      if (!(await isOwnAddress(ctx, deposit))) await raiseAddressAlarm(ctx, deposit)
    after = deposits.length < batchSize ? undefined : deposits.at(-1)!.id
  } while (after !== undefined)
}

/** Ends the alarms whose deposit has its own address again, or another wrong one by now. */
export async function endAddressAlarms(ctx: Context): Promise<void> {
  const standing = await readStandingAlarms(ctx.db, { limit: batchSize })
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
export const standingAddressAlarms = (db: Database) => countStanding(db)

/** Deposits whose stored address is known to be changed, longest known first. */
export const changedAddresses = (db: Database) => readStandingAlarms(db, { limit: 20 })
