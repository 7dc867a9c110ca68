import type { PositionDetail } from '@evenmoor/contract/positions'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { UnmaskedAmounts } from '#ui/AmountMask.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { positionQuery } from '#queries/position-queries.ts'
import { useQueryDraft } from '#routing/use-query-draft.ts'
import { PositionNotFound } from './PositionNotFound.tsx'
import { RedeemAmount } from './RedeemAmount.tsx'
import { RedeemCheck } from './RedeemCheck.tsx'
import { readRedeemDraft } from './redeem-step.ts'

/** Taking all or a part of a position back: how much, then the rule and the exact effect before it is done. */
export default function RedeemScreen() {
  const t = useTranslations('position.redeem')
  const { id = '' } = useParams()
  const query = useQuery(positionQuery(id))
  return (
    <QueryContent
      query={query}
      title={<PageTitle title={t('title')} />}
      skeleton={<Skeleton className="h-96 max-w-[30rem]" />}
    >
      {(position) => (position ? <Steps position={position} /> : <PositionNotFound />)}
    </QueryContent>
  )
}

function Steps({ position }: { position: PositionDetail }) {
  const t = useTranslations('position.redeem')
  const { search } = useQueryDraft()
  const { id, value, status } = position
  if (status === 'closed') {
    return (
      <div className="flex flex-col gap-6">
        <PageTitle title={t('title')} />
        <EmptyState
          title={t('closed')}
          action={<LinkButton to={pathTo('position', { params: { id } })}>{t('toPosition')}</LinkButton>}
        />
      </div>
    )
  }
  const draft = readRedeemDraft(search, value)
  return (
    <UnmaskedAmounts>
      {draft.step === 'check' ? (
        <RedeemCheck position={position} draft={draft} />
      ) : (
        <RedeemAmount position={position} draft={draft} />
      )}
    </UnmaskedAmounts>
  )
}
