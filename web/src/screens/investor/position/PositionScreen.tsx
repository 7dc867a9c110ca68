import { type Position, redeemPosition } from '@evenmoor/contract/positions'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { directionOfChange } from '#lib/format-money.ts'
import { formatDay, formatInstant } from '#lib/format-time.ts'
import { pathTo } from '#paths.ts'
import { Amount } from '#ui/Amount.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Delta } from '#ui/Delta.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { BackLink } from '../shared/BackLink.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { MoneyProblem } from '../shared/MoneyProblem.tsx'
import { useUsdText } from '../shared/money-text.ts'
import { positionQuery } from '../shared/queries.ts'
import { useMoneyStep } from '../shared/use-money-step.ts'

/** One position: what it is worth, what the days did to it, and the way to take the money back. */
export default function PositionScreen() {
  const t = useTranslations('position')
  const { id = '' } = useParams()
  const query = useQuery(positionQuery(id))
  return (
    <div className="mx-auto flex w-full max-w-[40rem] flex-col gap-6 xl:mx-0">
      <BackLink to={pathTo('dashboard')}>{t('back')}</BackLink>
      <Loaded
        query={query}
        skeleton={
          <>
            <PageTitle title={t('titlePlain')} />
            <Skeleton className="h-96" />
          </>
        }
      >
        {(position) => (position ? <Facts position={position} /> : <Missing />)}
      </Loaded>
    </div>
  )
}

function Facts({ position }: { position: Position }) {
  const t = useTranslations('position')
  const locale = useLocale()
  const { state } = useLocation() as { state: { opened?: boolean } | null }
  const { plan_title, status, value, principal, results, first_result_day, opened_at, closed_at } = position
  const isOpen = status === 'open'
  return (
    <>
      <PageTitle
        title={t('title', { plan: plan_title })}
        aside={<StatusTag tone={isOpen ? 'info' : 'neutral'}>{t(`status.${status}`)}</StatusTag>}
      />
      {state?.opened && isOpen && (
        <Banner tone="gain" title={t('opened')} takesFocus>
          {t('openedText', { day: formatDay(first_result_day, locale) })}
        </Banner>
      )}
      <Card>
        <SummaryList
          rows={[
            { label: t('value'), value: <Amount value={value} className="text-h2 font-semibold" /> },
            { label: t('putIn'), value: <Amount value={principal} /> },
            {
              label: t('results'),
              value:
                directionOfChange(results) === 'none' ? (
                  <Amount value={results} />
                ) : (
                  <Delta value={results} />
                ),
            },
            { label: t('openedAt'), value: formatInstant(opened_at, locale) },
            { label: t('firstResult'), value: `${formatDay(first_result_day, locale)} (UTC)` },
            ...(closed_at === null
              ? []
              : [{ label: t('closedAt'), value: formatInstant(closed_at, locale) }]),
          ]}
        />
      </Card>
      {isOpen && <TakeBack position={position} />}
      {!isOpen && (
        <Banner
          tone="gain"
          title={t('redeem.done')}
          actions={<LinkButton to={pathTo('withdraw')}>{t('redeem.withdraw')}</LinkButton>}
        />
      )}
    </>
  )
}

function TakeBack({ position: { id, value } }: { position: Position }) {
  const t = useTranslations('position.redeem')
  const amount = useUsdText()(value)
  const step = useMoneyStep({
    intent: `redeem.${id}`,
    send: (params: { id: string }, given) => call(redeemPosition, { params, ...given }),
  })
  return (
    <Card title={t('title')}>
      <MoneyProblem step={step} />
      <p>{t('text', { amount })}</p>
      <Button busy={step.isPending && t('busy')} onClick={() => step.send({ id })}>
        {t('button', { amount })}
      </Button>
    </Card>
  )
}

function Missing() {
  const t = useTranslations('position')
  return (
    <>
      <PageTitle title={t('titlePlain')} />
      <EmptyState
        title={t('missing.title')}
        action={<LinkButton to={pathTo('dashboard')}>{t('missing.action')}</LinkButton>}
      >
        {t('missing.text')}
      </EmptyState>
    </>
  )
}
