/** Very many open checkouts of one network, as opening each by its call would have left them. */
import { randomUUID } from 'node:crypto'
import { scaleOf } from '@evenmoor/ledger/money'
import { networksOf } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import { anyDeposit } from '#deposits/deposit.ts'
import { insertDeposit } from '#deposits/deposit-store.ts'
import type { Paid, Stage } from './stages.ts'

/** Longer than any measurement: what is late is another story. */
const holdMs = 3_600_000
const atOnce = 500
export const confirmations = 3

/** Opens that many, each with an address of its own from the network's key, and gives what is to be paid to each. */
export async function openCheckouts(
  ctx: Context,
  { networkId, coin }: Stage,
  count: number,
): Promise<Paid[]> {
  const network = networksOf(ctx).withId(networkId)
  if (network === undefined) throw new Error(`${networkId} is not switched on`)
  const opened: Paid[] = []
  const amountMinor = anyDeposit.minMinor
  const coinMinor = (amountMinor * 10n ** BigInt(scaleOf(coin))) / 1_000_000n
  while (opened.length < count) {
    await ctx.transaction(async (tx) => {
      const investorId = randomUUID()
      const email = `${investorId}@example.com`
      await tx
        .insertInto('person')
        .values({
          id: investorId,
          email,
          email_key: email,
          first_name: 'Bench',
          last_name: 'Person',
          verified_at: ctx.clock.now(),
          referral_code: investorId,
        })
        .execute()
      for (let n = 0; n < atOnce && opened.length < count; n++) {
        const { address, index } = await network.newAddress(ctx, tx, coin)
        const createdAt = ctx.clock.now()
        await insertDeposit(tx, {
          id: randomUUID(),
          investorId,
          planId: null,
          termsVersion: null,
          coin,
          network: networkId,
          address,
          addressIndex: index,
          // The product's job seals it.
          addressSeal: null,
          amountMinor,
          coinMinor,
          priceMinor: 1_000_000n,
          requiredConfirmations: confirmations,
          toleranceBps: 0,
          status: 'new',
          flags: [],
          positionId: null,
          createdAt,
          expiresAt: new Date(createdAt.getTime() + holdMs),
          firstHoldUntil: null,
          renewedHolds: [],
          settledAt: null,
        })
        opened.push({ address, amountMinor: coinMinor })
      }
    })
  }
  return opened
}

/** The block that gives a payment of this block its last confirmation. */
export const decidingBlock = (height: bigint): bigint => height + BigInt(confirmations - 1)
