import type { Deposit } from '@evenmoor/contract/deposits'
import { endPracticeHold, payOnPractice, type PracticeWallet } from '@evenmoor/contract/practice'
import { formatMoney, parseMoney } from '@evenmoor/ledger/money'
import { call } from '#api/client.ts'
import { sharedTimeLimit } from '#api/time-limit.ts'

export const practicePayments = ['due', 'tooLittle', 'tooMuch', 'twice', 'late'] as const
export type PracticePaymentKind = (typeof practicePayments)[number]

export type PracticePayment = {
  readonly depositId: string
  readonly kind: PracticePaymentKind
  readonly amounts: readonly (string | null)[]
}

/**
 * The amounts to send, one payment for each: `null` is what is still due, as the server counts it at that moment.
 * Too little is half of it, too much a tenth more, twice the whole once more, late once the held price has ended.
 */
export function practicePayment(
  kind: PracticePaymentKind,
  { id, coin, due, coin_amount }: Pick<Deposit, 'id' | 'coin' | 'due' | 'coin_amount'>,
): PracticePayment {
  const parsed = parseMoney(due, coin)
  const dueMinor = parsed.ok ? parsed.minor : 0n
  const text = (minor: bigint) => formatMoney({ asset: coin, minor })
  const amounts = {
    due: [null],
    tooLittle: [text(dueMinor / 2n)],
    tooMuch: [text(dueMinor + dueMinor / 10n)],
    twice: [null, coin_amount],
    late: [null],
  }[kind]
  return { depositId: id, kind, amounts }
}

/** Sends the payments one after the other, each under a key of its own made from the given one. */
export async function sendPracticePayment(
  { depositId, kind, amounts }: PracticePayment,
  { idempotencyKey, patienceMs }: { idempotencyKey: string; patienceMs: number },
): Promise<void> {
  const left = sharedTimeLimit(patienceMs)
  if (kind === 'late') {
    const body = { deposit_id: depositId }
    await call(endPracticeHold, { body, idempotencyKey: `${idempotencyKey}-end`, patienceMs: left() })
  }
  for (const [index, amount] of amounts.entries()) {
    await call(payOnPractice, {
      body: { deposit_id: depositId, ...(amount !== null && { coin_amount: amount }) },
      idempotencyKey: `${idempotencyKey}-${index}`,
      patienceMs: left(),
    })
  }
}

/** What the practice wallet would have left of the coin after paying what is due; null where it holds too little. */
export function leftAfter(wallet: PracticeWallet, deposit: Pick<Deposit, 'coin' | 'due'>): string | null {
  const { coin, due } = deposit
  const left = heldMinor(wallet, coin) - minorOf(due, coin)
  return left < 0n ? null : formatMoney({ asset: coin, minor: left })
}

/** Whether the practice wallet can pay what is still due. */
export const holdsEnough = (wallet: PracticeWallet, { coin, due }: Pick<Deposit, 'coin' | 'due'>): boolean =>
  heldMinor(wallet, coin) >= minorOf(due, coin)

const heldMinor = ({ balances }: PracticeWallet, coin: Deposit['coin']): bigint =>
  minorOf(balances.find((balance) => balance.coin === coin)?.amount ?? '0', coin)

function minorOf(text: string, coin: Deposit['coin']): bigint {
  const parsed = parseMoney(text, coin, { zeroAllowed: true })
  return parsed.ok ? parsed.minor : 0n
}
