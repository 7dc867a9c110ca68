import { balanceOf, shortfalls } from '@evenmoor/ledger'
import type { Context } from '#context.ts'
import { dayMs } from '#platform/clock.ts'
import { asSql } from '#platform/database/transaction.ts'
import { newPracticeAddress } from '#practice/address.ts'
import { accrueFinishedDays } from '#positions/accrual/accrue-finished-days.ts'
import { openPosition } from '#positions/investing/open-position.ts'
import { redeemPosition } from '#positions/investing/redeem-position.ts'
import type { TestApp, TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { requestWithdrawal } from '#withdrawals/requests/request-withdrawal.ts'
import { type Booking, openBooking } from './booking.ts'

/** The first day that those have who invest when a test begins. */
export const day = '2026-06-16'

/** Somebody who put all they had into the basic plan. By the verb: these stories are longer than a session. */
export async function invested(app: TestApp, amount = '100'): Promise<{ ada: TestPerson; id: string }> {
  const ada = await app.person()
  await fund(app, ada.id, amount)
  const amountMinor = BigInt(amount) * 1_000_000n
  const { id } = await app.ctx.transaction((tx) =>
    openPosition(app.ctx, tx, { investorId: ada.id, planId: 'basic', amountMinor }),
  )
  return { ada, id }
}

/** A day later: `day` has this result, and all have had it. */
export async function bookWrong(app: TestApp, rate: string): Promise<Booking> {
  app.clock.advance(2 * dayMs)
  const booking = await openBooking(app)
  await booking.book('basic', day, rate)
  await accrueFinishedDays(app.ctx)
  return booking
}

export const redeem = (ctx: Context, person: TestPerson, positionId: string, amount?: string) =>
  ctx.transaction((tx) => redeemPosition(ctx, tx, { investorId: person.id, positionId, amount }))

export const withdraw = (ctx: Context, person: TestPerson, amount: string) =>
  ctx.transaction((tx) =>
    requestWithdrawal(ctx, tx, { investorId: person.id, amount, address: newPracticeAddress() }),
  )

/** What the house bears for others, as a negative balance. */
export const borne = ({ ctx }: TestApp) => balanceOf(asSql(ctx.db), shortfalls)
