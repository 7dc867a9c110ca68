import { createDeposit, type Deposit } from '@evenmoor/contract/deposits'
import { payOnPractice } from '@evenmoor/contract/practice'
import type { Coin } from '@evenmoor/contract/wire'
import { call } from '#api/client.ts'
import { sharedTimeLimit } from '#api/time-limit.ts'
import { problemOf } from '#refusals/problem.ts'

/** `amount` in USD, as the API takes it. */
export type MoneyToAdd = { readonly amount: string; readonly coin: Coin }

/** What one press moves where nothing was chosen: USDT is taken at par, so the amount is the same in both. */
export const oneTap: MoneyToAdd = { amount: '1000.00', coin: 'usdt' }

/**
 * Opens a checkout without a plan and, on the practice network, pays it from the practice wallet; each call under a key
 * made from the given one, so that the same press never does either twice. Where the payment is refused the checkout is
 * open all the same: its page says why, and what can be done. Throws `CallFailed`.
 */
export async function addMoney(
  body: MoneyToAdd,
  { idempotencyKey, patienceMs }: { idempotencyKey: string; patienceMs: number },
): Promise<Deposit> {
  const left = sharedTimeLimit(patienceMs)
  const key = `${idempotencyKey}-open`
  const deposit = await call(createDeposit, { body, idempotencyKey: key, patienceMs: left() })
  if (deposit.network !== 'practice') return deposit
  try {
    await call(payOnPractice, {
      body: { deposit_id: deposit.id },
      idempotencyKey: `${idempotencyKey}-pay`,
      patienceMs: left(),
    })
  } catch (reason) {
    if (problemOf(reason).kind === 'unknownOutcome') throw reason
  }
  return deposit
}
