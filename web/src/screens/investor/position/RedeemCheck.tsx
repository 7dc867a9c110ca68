import { type PositionDetail, redeemPosition } from '@evenmoor/contract/positions'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { useIsTableWide } from '#browser/use-viewport-width.ts'
import { pathTo } from '#routing/paths.ts'
import { Amount } from '#ui/Amount.tsx'
import { Button } from '#ui/Button.tsx'
import { FeeLines } from '#ui/FeeLines.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StickyActions } from '#ui/StickyActions.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { MoneyMutationError } from '#forms/MoneyMutationError.tsx'
import { useBalanceText, usePlainUsdText, useUsdText } from '#ui/use-money-text.ts'
import { walletQuery } from '#queries/money-queries.ts'
import { StepPage } from '#ui/StepPage.tsx'
import { useQueryDraft } from '#routing/use-query-draft.ts'
import { useMoneyMutation } from '#forms/use-money-mutation.ts'
import type { PositionNews } from './PositionScreen.tsx'
import { RedeemRule } from './RedeemRule.tsx'
import { effectOf, type RedeemDraft, redeemQuery } from './redeem-step.ts'

type RedeemCheckProps = { position: PositionDetail; draft: RedeemDraft }
type Request = { readonly expected_value: string; readonly amount?: string }

/** What it does, to the last figure, and the rule once more. What was shown binds: see `expected_value`. */
export function RedeemCheck({ position, draft }: RedeemCheckProps) {
  const t = useTranslations('position.redeem')
  const { queryOf } = useQueryDraft()
  const navigate = useNavigate()
  const usdText = useUsdText()
  const isWide = useIsTableWide()
  const wallet = useQuery(walletQuery)
  const { id, value } = position
  const taken = draft.what === 'all' ? value : draft.amount
  const step = useMoneyMutation({
    intent: `redeem.${id}`,
    send: (body: Request, given) => call(redeemPosition, { params: { id }, body, ...given }),
    onDone: () => {
      const state: PositionNews = { tookBack: taken }
      return navigate(pathTo('position', { params: { id } }), { replace: true, state })
    },
  })
  const back = queryOf(redeemQuery({ ...draft, step: 'amount' }))
  const rule = <RedeemRule position={position} />
  const request = { expected_value: value, ...(draft.what === 'part' && { amount: taken }) }
  return (
    <StepPage
      steps={[t('steps.amount'), t('steps.check')]}
      current={1}
      heading={t('checkHeading')}
      back={back}
      aside={isWide && rule}
    >
      <MoneyMutationError step={step} />
      <QueryContent query={wallet} skeleton={<Skeleton className="h-60" />}>
        {({ available }) => <Effect position={position} taken={taken} available={available} />}
      </QueryContent>
      {!isWide && rule}
      <StickyActions>
        <Button
          look="primary"
          busy={step.isPending && t('busy')}
          disabledReason={step.blocked}
          onClick={() => step.send(request)}
        >
          {t('confirm', { amount: usdText(taken) })}
        </Button>
        <LinkButton to={back}>{t('changeAmount')}</LinkButton>
      </StickyActions>
    </StepPage>
  )
}

function Effect({
  position,
  taken,
  available,
}: {
  position: PositionDetail
  taken: string
  available: string
}) {
  const t = useTranslations('position.redeem')
  const shown = useBalanceText()
  const plain = usePlainUsdText()
  const { stays, availableAfter, closes, isBelowLeast } = effectOf(taken, position, available)
  return (
    <>
      <FeeLines
        live={false}
        lines={[
          { label: t('take'), value: <Amount value={taken} /> },
          { label: t('charge'), value: <Amount value="0.00" /> },
        ]}
        total={{ label: t('arrives'), value: <Amount value={taken} /> }}
      />
      <FeeLines
        live={false}
        lines={[
          { label: t('stays'), value: <bdi>{shown(stays)}</bdi> },
          { label: t('availableAfter'), value: <bdi>{shown(availableAfter)}</bdi> },
        ]}
      />
      {closes && <InlineMessage tone="info">{t('closes')}</InlineMessage>}
      {isBelowLeast && (
        <InlineMessage tone="info">
          {t('belowLeast', {
            min: plain(position.terms.min_deposit, { trimmed: true }),
            plan: position.plan_title,
          })}
        </InlineMessage>
      )}
    </>
  )
}
