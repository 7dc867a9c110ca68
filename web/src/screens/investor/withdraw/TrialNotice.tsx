import { useTranslations } from 'use-intl'
import { Card } from '#ui/Card.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { useUsdText } from '#ui/use-money-text.ts'
import { useQueryDraft } from '#routing/use-query-draft.ts'
import { usdMinor } from '#forms/usd-amount.ts'
import { trialAmount } from './trial-amount.ts'
import { type WithdrawDraft, withdrawQuery } from './withdraw-step.ts'
import { withdrawalLines } from './withdrawal-fee.ts'

/** A small amount first, on the same way and with the same wait: only a payment that arrived shows that an address is right. */
export function TrialNotice({ draft }: { draft: WithdrawDraft }) {
  const t = useTranslations('payee.trial')
  const usdText = useUsdText()
  const { queryOf } = useQueryDraft()
  const { fee, net } = withdrawalLines(usdMinor(trialAmount))
  const amount = usdText(trialAmount)
  return (
    <Card title={t('title')}>
      <p>{t('text', { amount, fee: usdText(fee.replace('-', '')), net: usdText(net) })}</p>
      <LinkButton to={queryOf(withdrawQuery({ ...draft, step: 'review', amount: trialAmount }))} wide>
        {t('act', { amount })}
      </LinkButton>
    </Card>
  )
}
