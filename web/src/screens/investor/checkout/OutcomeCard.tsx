import type { Deposit } from '@evenmoor/contract/deposits'
import { useQuery } from '@tanstack/react-query'
import { FileText, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { usdMinor, usdText as textOfUsd } from '#forms/usd-amount.ts'
import { ExplainedAmount } from '#features/explain/ExplainedAmount.tsx'
import { ExplainedBalance } from '#features/explain/ExplainedBalance.tsx'
import { pathTo } from '#routing/paths.ts'
import { walletQuery } from '#queries/money-queries.ts'
import { plansQuery } from '#queries/plans-query.ts'
import { Card } from '#ui/Card.tsx'
import { Amount } from '#ui/Amount.tsx'
import { ProofMark } from '#ui/ProofMark.tsx'
import { useBalanceText } from '#ui/use-money-text.ts'

/** What is there once the payment is added: the money, a receipt, and the postings behind it. */
export function OutcomeCard({ deposit }: { deposit: Deposit }) {
  const t = useTranslations('checkout.outcome')
  const { id, status, payments } = deposit
  const isAdded = status === 'settled'
  const transfer = payments.findLast((payment) => payment.status === 'credited')?.transfer ?? null
  const signs = { size: 20, 'aria-hidden': true } as const
  return (
    <Card title={t(isAdded ? 'added' : 'title')}>
      <ul className="divide-y divide-line">
        <Row sign={<Wallet {...signs} />} {...useMoneyRow(deposit)} />
        <Row
          sign={<FileText {...signs} />}
          title={t('receipt')}
          text={t('receiptText')}
          to={isAdded ? pathTo('receipt', { params: { id } }) : null}
          linkText={t('viewReceipt')}
        />
        <Row
          sign={<ProofMark className="size-4.5" />}
          title={t('proof')}
          text={t('proofText')}
          to={isAdded && transfer !== null ? pathTo('transaction', { params: { id: transfer } }) : null}
          linkText={t('viewProof')}
        />
      </ul>
    </Card>
  )
}

/** Where the money goes: into the position of the chosen plan, else to the balance, before and after. */
function useMoneyRow(deposit: Deposit): { title: string; text: ReactNode } {
  const t = useTranslations('checkout.outcome')
  const { status, amount, credited, plan_id } = deposit
  const balanceText = useBalanceText()
  const plan = useQuery(plansQuery).data?.find((known) => known.id === plan_id)
  const available = useQuery(walletQuery).data?.available
  const invested = <Invested deposit={deposit} />
  const now = available !== undefined && <ExplainedBalance of="available" value={available} />
  if (plan_id !== null)
    return {
      title: t('position'),
      text: plan ? t.rich('positionIn', { amount: () => invested, plan: plan.title }) : invested,
    }
  if (available === undefined) return { title: t('balance'), text: '\u00a0' }
  if (status === 'settled')
    return { title: t('balance'), text: <ExplainedAmount of="available" value={available} /> }
  const afterwards = textOfUsd(usdMinor(available) + usdMinor(amount) - usdMinor(credited))
  return {
    title: t('balance'),
    text: t.rich('fromTo', { from: () => now, to: balanceText(afterwards) }),
  }
}

/** What goes into the position: booked once it is open, and no more than what was asked for. */
function Invested({ deposit }: { deposit: Deposit }) {
  const { status, flags, position_id: position, amount, credited } = deposit
  // What was reversed once came out of the position again.
  const isIn = status === 'settled' && !flags.includes('reversed')
  if (position === null || !isIn) return <Amount value={amount} />
  const isShort = usdMinor(credited) < usdMinor(amount)
  return <ExplainedAmount of={`principal:${position}`} value={isShort ? credited : amount} />
}

type RowProps = { sign: ReactNode; title: string; text: ReactNode; to?: string | null; linkText?: string }

function Row({ sign, title, text, to = null, linkText }: RowProps) {
  return (
    <li className="flex items-center gap-3.5 py-3 first:pt-0 last:pb-0">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-sunken text-muted">
        {sign}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        {to === null ? (
          <span className="block text-small text-muted">{text}</span>
        ) : (
          <Link to={to} className="link inline-flex min-h-6 items-center text-small">
            {linkText}
          </Link>
        )}
      </span>
    </li>
  )
}
