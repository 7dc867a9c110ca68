import { formatMoney } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { networkName } from '#chains/network-names.ts'
import { mailAddressOf } from '#people/find-person.ts'
import type { Tx } from '#platform/database/pool.ts'
import { composeMail } from '#platform/mail/compose.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { exactDollars } from '#wallet/dollars.ts'
import { creditedMinor, type Deposit, type Payment } from './deposit.ts'

const reason = 'You get this mail because a payment reached a checkout of your Evenmoor account.'

const coinText = (deposit: Deposit, minor: bigint): string =>
  `${formatMoney({ asset: deposit.coin, minor })} ${deposit.coin.toUpperCase()}`

/** Mails that a payment was seen: not credited yet, and what happens next. */
export async function tellSeen(ctx: Context, tx: Tx, deposit: Deposit, payment: Payment): Promise<void> {
  const amount = coinText(deposit, payment.coinMinor)
  await queueMail(ctx, tx, {
    to: await mailAddressOf(tx, deposit.investorId),
    mail: composeMail({
      subject: `We can see your payment of ${amount}`,
      paragraphs: [
        `${amount} is on its way on the ${networkName(deposit.network)}. It is credited after ${deposit.requiredConfirmations} confirmations; you need not wait or do anything.`,
        ...(payment.latePriceMinor === null
          ? []
          : ['It came after the price hold ended, so it is credited at the price of the moment we saw it.']),
        `Transaction: ${payment.transaction}`,
      ],
      reason,
    }),
  })
}

/** Mails that what was credited covers what was asked: the receipt. */
export async function tellSettled(
  ctx: Context,
  tx: Tx,
  deposit: Deposit,
  payments: readonly Payment[],
): Promise<void> {
  const credited = exactDollars(creditedMinor(payments))
  await queueMail(ctx, tx, {
    to: await mailAddressOf(tx, deposit.investorId),
    mail: composeMail({
      subject: `Your deposit of ${exactDollars(deposit.amountMinor)} is settled`,
      paragraphs: [`${credited} was credited to your account.`, whatNow(deposit), `Reference: ${deposit.id}`],
      reason,
    }),
  })
}

function whatNow(deposit: Deposit): string {
  if (deposit.planId === null) return 'The money is available in your account.'
  if (deposit.positionId === null) {
    return 'The plan you chose could not be opened with it, so the money is available in your account. You can choose a plan again or withdraw it.'
  }
  return `Your position was opened with ${exactDollars(deposit.amountMinor)}. Anything above that is available in your account.`
}
