import { requestWithdrawal } from '@evenmoor/contract/withdrawals'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { pathTo } from '#paths.ts'
import { AddressBlock } from '#ui/AddressBlock.tsx'
import { Amount } from '#ui/Amount.tsx'
import { Button } from '#ui/Button.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { MoneyProblem } from '../shared/MoneyProblem.tsx'
import { StepPage } from '../shared/StepPage.tsx'
import { useDraft } from '../shared/use-draft.ts'
import { usdMinor } from '../shared/usd-amount.ts'
import { useMoneyStep } from '../shared/use-money-step.ts'
import { useWithdrawSteps } from './use-withdraw-steps.ts'
import { type WithdrawDraft, withdrawQuery } from './withdraw-step.ts'
import { WithdrawalLinesView } from './WithdrawalLinesView.tsx'

/** All of it once more, the whole address too, before it is asked for. */
export function WithdrawReview({ draft }: { draft: WithdrawDraft }) {
  const t = useTranslations('withdraw.review')
  const tCommon = useTranslations('common')
  const { queryOf } = useDraft()
  const navigate = useNavigate()
  const { amount, address } = draft
  const step = useMoneyStep({
    intent: 'withdraw',
    send: (body: { amount: string; address: string }, given) => call(requestWithdrawal, { body, ...given }),
    onDone: ({ id }) => void navigate(pathTo('withdrawal', { params: { id } }), { replace: true }),
  })
  const to = (wanted: 'amount' | 'address') => queryOf(withdrawQuery({ ...draft, step: wanted }))
  const change = (wanted: 'amount' | 'address', name: string) => (
    <Link to={to(wanted)} aria-label={name} className="link inline-flex min-h-8 items-center">
      {tCommon('change')}
    </Link>
  )
  return (
    <StepPage {...useWithdrawSteps('review')} heading={t('heading')} back={to('address')}>
      <MoneyProblem step={step} />
      <WithdrawalLinesView amountMinor={usdMinor(amount)} live={false} />
      <SummaryList
        rows={[
          {
            label: t('amount'),
            value: <Amount value={amount} />,
            action: change('amount', t('changeAmount')),
          },
          { label: t('network'), value: t('networkValue') },
          { label: t('arrival'), value: t('arrivalValue') },
        ]}
      />
      <div className="flex flex-col gap-2">
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-muted">{t('address')}</span>
          {change('address', t('changeAddress'))}
        </p>
        <AddressBlock address={address} emphasiseMiddle />
        <p className="text-small text-muted">{t('addressNote')}</p>
      </div>
      <InlineMessage tone="risk">{t('undone')}</InlineMessage>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button
          look="primary"
          wide
          busy={step.isPending && t('busy')}
          onClick={() => step.send({ amount, address })}
        >
          {t('confirm')}
        </Button>
        <LinkButton to={to('amount')} wide>
          {t('changeDetails')}
        </LinkButton>
      </div>
    </StepPage>
  )
}
