import type { NoticeKind } from '@evenmoor/contract/notices'
import { formatMoney } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import type { Letter } from '#mails/letter.ts'
import type { Reader } from '#mails/mail-to.ts'
import { tellPerson } from '#notifications/tell-person.ts'
import { noteChange } from '#platform/changes/note-change.ts'
import type { Tx } from '#platform/database/pool.ts'
import { rejectedMail } from './mails.ts'
import type { Withdrawal } from './withdrawal.ts'
import type { WithdrawalOfInvestor } from './withdrawal-list-store.ts'

type Told = Pick<Withdrawal, 'id' | 'investorId' | 'amountMinor'>
type StepNotice = Exclude<Extract<NoticeKind, `withdrawal_${string}`>, 'withdrawal_rejected'>

/** Notifies the investor of a step, by email too when there is a letter. */
export async function tellStep(
  ctx: Context,
  tx: Tx,
  withdrawal: Told,
  kind: StepNotice,
  letter?: Letter | Promise<Letter>,
  reader?: Reader,
): Promise<void> {
  const { investorId } = withdrawal
  noteChange(tx, investorId, 'withdrawals', 'money')
  await tellPerson(ctx, tx, investorId, { kind, facts: factsOf(withdrawal) }, letter, reader)
}

/** Notifies the investor that staff rejected it, and why. */
export async function tellRejected(
  ctx: Context,
  tx: Tx,
  withdrawal: WithdrawalOfInvestor,
  reason: string,
): Promise<void> {
  const { investorId, investorEmail, investorLocale } = withdrawal
  noteChange(tx, investorId, 'withdrawals', 'money')
  const facts = { ...factsOf(withdrawal), reason }
  const letter = rejectedMail(ctx.config.publicUrl, { ...withdrawal, reason })
  const reader = { email: investorEmail, locale: investorLocale }
  await tellPerson(ctx, tx, investorId, { kind: 'withdrawal_rejected', facts }, letter, reader)
}

const factsOf = ({ id, amountMinor }: Told) => ({
  withdrawal_id: id,
  amount: formatMoney({ asset: 'usd', minor: amountMinor }),
})
