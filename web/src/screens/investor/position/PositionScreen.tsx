import type { PositionDetail } from '@evenmoor/contract/positions'
import { useQuery } from '@tanstack/react-query'
import { timeMachineQuery } from '#features/time-machine/time-machine-query.ts'
import { ExplainedAmount } from '#features/explain/ExplainedAmount.tsx'
import { useLocation, useParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { usdMinor } from '#forms/usd-amount.ts'
import { directionOfChange } from '#i18n/format-money.ts'
import { formatDay, formatInstant } from '#i18n/format-time.ts'
import { useMode } from '#i18n/mode.ts'
import { pathTo } from '#routing/paths.ts'
import { Amount } from '#ui/Amount.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Card } from '#ui/Card.tsx'
import { Delta } from '#ui/Delta.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { DeferredContent } from '#ui/DeferredContent.tsx'
import { BackLink } from '#ui/BackLink.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { positionQuery } from '#queries/position-queries.ts'
import { TimeMachine } from '../dashboard/TimeMachine.tsx'
import { PositionNotFound } from './PositionNotFound.tsx'
import { OpeningTerms } from './OpeningTerms.tsx'
import { PositionHistory } from './PositionHistory.tsx'
import { ReinvestCard } from './ReinvestCard.tsx'

/** What the screen before this one says has just happened. */
export type PositionNews = { readonly opened?: boolean; readonly tookBack?: string }

/** One position: what it is worth, what each day did to it, its terms, and the way to take the money back. */
export default function PositionScreen() {
  const t = useTranslations('position')
  const { id = '' } = useParams()
  const query = useQuery(positionQuery(id))
  return (
    <div className="flex w-full flex-col gap-6">
      <BackLink to={pathTo('dashboard')}>{t('back')}</BackLink>
      <QueryContent
        query={query}
        title={<PageTitle title={t('titlePlain')} />}
        skeleton={<Skeleton className="h-96" />}
      >
        {(position) => (position ? <Found position={position} /> : <PositionNotFound />)}
      </QueryContent>
    </div>
  )
}

function Found({ position }: { position: PositionDetail }) {
  const t = useTranslations('position')
  const { plan_title, status } = position
  const isOpen = status === 'open'
  const isPractice = useMode() === 'practice'
  const machine = useQuery({ ...timeMachineQuery, enabled: isPractice && isOpen })
  const isAwaited = isPractice && isOpen && machine.isPending
  return (
    <>
      <PageTitle
        title={t('title', { plan: plan_title })}
        aside={<StatusTag tone={isOpen ? 'info' : 'neutral'}>{t(`status.${status}`)}</StatusTag>}
      />
      <News position={position} />
      <Unwound position={position} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <Facts position={position} />
          <DeferredContent>
            <PositionHistory position={position} />
          </DeferredContent>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {/* Its first card may be the time machine's: nothing that was seen moves. */}
          {!isAwaited && (
            <DeferredContent>
              {isOpen && machine.data?.may_forward === true && <TimeMachine machine={machine.data} />}
              {isOpen && <TakeBack position={position} />}
              {isOpen && <ReinvestCard position={position} />}
              <OpeningTerms position={position} />
            </DeferredContent>
          )}
        </div>
      </div>
    </>
  )
}

function News({ position: { id, status, first_result_day, redeemed } }: { position: PositionDetail }) {
  const t = useTranslations('position')
  const locale = useLocale()
  const { opened, tookBack } = (useLocation().state ?? {}) as PositionNews
  if (opened && status === 'open') {
    return (
      <Banner tone="gain" title={t('opened')} takesFocus>
        {t('openedText', { day: formatDay(first_result_day, locale) })}
      </Banner>
    )
  }
  if (tookBack === undefined) return null
  // What was taken back before has postings of its own: then this amount is only a part of that figure.
  const isAll = usdMinor(tookBack) === usdMinor(redeemed)
  const amount = isAll ? (
    <ExplainedAmount of={`redeemed:${id}`} value={redeemed} />
  ) : (
    <Amount value={tookBack} />
  )
  return (
    <Banner
      tone="gain"
      title={t.rich('redeem.done', { amount: () => amount })}
      actions={<LinkButton to={pathTo('withdraw')}>{t('redeem.withdraw')}</LinkButton>}
      takesFocus
    />
  )
}

/** A payment behind it left its network. */
function Unwound({ position: { id, unwound } }: { position: PositionDetail }) {
  const t = useTranslations('position')
  if (directionOfChange(unwound) === 'none') return null
  const amount = <ExplainedAmount isInText of={`unwound:${id}`} value={unwound} />
  return <Banner tone="risk">{t.rich('unwound', { amount: () => amount })}</Banner>
}

function Facts({ position }: { position: PositionDetail }) {
  const t = useTranslations('position')
  const locale = useLocale()
  const { id, reference, value, principal, results, redeemed, first_result_day, opened_at, closed_at } =
    position
  const isNone = (amount: string) => directionOfChange(amount) === 'none'
  return (
    <Card>
      <SummaryList
        rows={[
          {
            label: t('value'),
            value: (
              <span className="text-h2 font-semibold">
                <ExplainedAmount of={`position:${id}`} value={value} />
              </span>
            ),
          },
          { label: t('putIn'), value: <ExplainedAmount of={`principal:${id}`} value={principal} /> },
          {
            label: t('results'),
            value: isNone(results) ? <Amount value={results} /> : <Delta value={results} />,
          },
          !isNone(redeemed) && {
            label: t('redeemed'),
            value: <ExplainedAmount of={`redeemed:${id}`} value={redeemed} />,
          },
          { label: t('openedAt'), value: formatInstant(opened_at, locale) },
          { label: t('firstResult'), value: `${formatDay(first_result_day, locale)} (UTC)` },
          closed_at !== null && { label: t('closedAt'), value: formatInstant(closed_at, locale) },
          { label: t('reference'), value: <bdi translate="no">{reference}</bdi> },
        ]}
      />
    </Card>
  )
}

function TakeBack({ position: { id, value } }: { position: PositionDetail }) {
  const t = useTranslations('position.redeem')
  const amount = <ExplainedAmount of={`position:${id}`} value={value} />
  return (
    <Card title={t('title')}>
      <p>{t.rich('text', { amount: () => amount })}</p>
      <LinkButton to={pathTo('redeemPosition', { params: { id } })}>{t('button')}</LinkButton>
    </Card>
  )
}
