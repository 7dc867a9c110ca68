import type { Deposit as DepositAnswer } from '@evenmoor/contract/deposits'
import { validate as isUuid } from 'uuid'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { notFound } from '#platform/problems.ts'
import type { Deposit } from '../deposit.ts'
import { findOwnDeposit } from '../deposit-store.ts'
import { readPayments } from '../payment-store.ts'
import { answerFor } from './deposit-answer.ts'

/** An investor's own checkout and its payments. Throws 404 for anything else. */
export async function getDeposit(
  ctx: Context,
  tx: Tx,
  investorId: string,
  id: string,
): Promise<DepositAnswer> {
  const deposit = await getCheckout(tx, investorId, id)
  return answerFor(ctx, deposit, await readPayments(tx, deposit.id))
}

/** An investor's own checkout without its payments. Throws 404 for anything else. */
export async function getCheckout(tx: Tx, investorId: string, id: string): Promise<Deposit> {
  const deposit = isUuid(id) ? await findOwnDeposit(tx, investorId, id) : undefined
  if (deposit === undefined) throw notFound('checkout_not_found')
  return deposit
}
