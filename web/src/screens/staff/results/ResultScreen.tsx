import type { StaffResultDetail } from '@evenmoor/contract/staff-results'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '#lib/format-time.ts'
import { pathTo } from '#paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { Card } from '#ui/Card.tsx'
import { Delta } from '#ui/Delta.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { ResultStatusTag } from './DayTable.tsx'
import { Earlier } from './Earlier.tsx'
import { OpenProposal, type Outcome } from './OpenProposal.tsx'
import { ProposalForm } from './ProposalForm.tsx'
import { dayQuery } from './queries.ts'
import { ReadFailed } from './ReadFailed.tsx'
import { Steps } from './Steps.tsx'

const pollMs = 5_000

/** One plan's day: what counts, what waits for a decision, what was applied, and what may be proposed. */
export default function ResultScreen() {
  const t = useTranslations('staffResults')
  const locale = useLocale()
  const { plan = '', day = '' } = useParams()
  const { data, error, refetch } = useQuery({ ...dayQuery(plan, day), refetchInterval: pollMs })
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Link
        to={pathTo('staffResults')}
        className="link -my-1 inline-flex min-h-11 items-center gap-1 self-start"
      >
        <ArrowLeft aria-hidden size={20} strokeWidth={1.75} className="rtl:-scale-x-100" />
        {t('detail.back')}
      </Link>
      <PageTitle
        title={data ? t('detail.title', { plan: data.plan_title, day: formatDay(day, locale) }) : t('title')}
        hasProblems={error !== null}
        aside={data && <ResultStatusTag status={data.status} />}
      />
      {data ? (
        <Day key={`${plan} ${day}`} data={data} />
      ) : error ? (
        <ReadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </div>
  )
}

function Day({ data }: { data: StaffResultDetail }) {
  const t = useTranslations('staffResults')
  const [outcome, setOutcome] = useState<Outcome | 'proposed' | null>(null)
  const open = data.proposals.find(({ status }) => status === 'open')
  const { rate, source } = data
  return (
    <>
      {outcome === 'proposed' && <Banner tone="info" title={t('book.done')} takesFocus />}
      {outcome === 'approved' && <Banner tone="gain" title={t('open.approved')} takesFocus />}
      {outcome === 'rejected' && <Banner tone="info" title={t('open.rejected')} takesFocus />}
      <Card title={t('detail.standing')}>
        <SummaryList
          rows={[
            {
              label: t('columns.rate'),
              value: rate === null ? t('detail.nothing') : <Delta value={rate} unit="percent" />,
            },
            ...(source === null ? [] : [{ label: t('columns.source'), value: t(`source.${source}`) }]),
          ]}
        />
      </Card>
      {open && <OpenProposal key={open.id} proposal={open} onDecided={setOutcome} />}
      {data.steps.length > 0 && <Steps steps={data.steps} />}
      {data.may_propose !== null && (
        <Card title={data.may_propose === 'result' ? t('book.title') : t('reverse.title')}>
          <p className="text-muted">{data.may_propose === 'result' ? t('book.text') : t('reverse.text')}</p>
          <ProposalForm
            key={`${data.may_propose} ${data.steps.length} ${data.proposals.length}`}
            kind={data.may_propose}
            planId={data.plan_id}
            day={data.day}
            onDone={() => setOutcome('proposed')}
          />
        </Card>
      )}
      <Earlier proposals={data.proposals} />
    </>
  )
}
