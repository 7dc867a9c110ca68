import { checkInvariants, withoutNestedLoops } from '@evenmoor/ledger'
import type pg from 'pg'
import { positionChecks } from '#reconciliation/position-checks.ts'

/** Throws the first invariant of the ledger or check of positions that does not hold. `owner` is a pool of the owner's. */
export async function assertSound(owner: pg.Pool): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query('begin')
    await withoutNestedLoops(client, async () => {
      const [violation] = await checkInvariants(client)
      if (violation !== undefined) throw new Error(`the ledger does not hold: ${violation.detail}`)
      for (const check of positionChecks) {
        const { rows } = await client.query<{ found: string; detail: string }>(`${check.sql} limit 1`)
        const [found] = rows
        if (found !== undefined) throw new Error(`${check.name}: ${found.found}, ${found.detail}`)
      }
    })
  } finally {
    client.release(true)
  }
}
