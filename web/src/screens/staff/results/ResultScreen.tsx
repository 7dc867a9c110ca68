import type { StaffResultDetail } from '@evenmoor/contract/staff-results'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { Card } from '#ui/Card.tsx'
import { Delta } from '#ui/Delta.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { DetailPanel } from '../list/DetailPanel.tsx'
import { useMay } from '#queries/staff-profile.ts'
import { DecidedProposals } from './DecidedProposals.tsx'
import { OpenProposal } from './OpenProposal.tsx'
import { ProposalForm } from './ProposalForm.tsx'
import { ResultStatusTag } from './ResultStatusTag.tsx'
import { ResultHistory } from './ResultHistory.tsx'
import { useDay } from './use-day.ts'

/** One plan's day: what counts, what waits for a decision, what was applied, and what may be proposed. */
export default function ResultScreen() {
  const t = useTranslations('staff.results')
  const locale = useLocale()
  const { plan = '', day = '' } = useParams()
  const { id, read } = useDay(plan, day)
  return (
    <DetailPanel
      key={id}
      id={id}
      read={read}
      listPath={pathTo('staffResults')}
      title={t('title')}
      titleOf={(data) => t('detail.title', { plan: data.plan_title, day: formatDay(data.day, locale) })}
    >
      {(data) => <Day data={data} />}
    </DetailPanel>
  )
}

function Day({ data }: { data: StaffResultDetail }) {
  const t = useTranslations('staff.results')
  const locale = useLocale()
  const may = useMay()
  const [isProposed, setProposed] = useState(false)
  const { rate, source, may_propose: kind } = data
  const which = { plan: data.plan_title, day: formatDay(data.day, locale) }
  return (
    <div className="flex flex-col gap-6">
      {isProposed && <Banner tone="info" title={t('book.done')} takesFocus />}
      <Card title={t('detail.standing')} aside={<ResultStatusTag status={data.status} />}>
        <SummaryList
          rows={[
            {
              label: t('columns.rate'),
              value: rate === null ? t('detail.nothing') : <Delta value={rate} unit="percent" />,
            },
            source !== null && { label: t('columns.source'), value: t(`source.${source}`) },
          ]}
        />
      </Card>
      <OpenProposal data={data} />
      {data.steps.length > 0 && <ResultHistory steps={data.steps} isAhead={data.status === 'ahead'} />}
      {kind !== null && may('results:decide') && (
        <Card title={kind === 'result' ? t('book.title') : t('reverse.title', which)}>
          <p className="text-muted">{kind === 'result' ? t('book.text') : t('reverse.text')}</p>
          <ProposalForm
            key={`${kind} ${data.steps.length} ${data.proposals.length}`}
            kind={kind}
            planId={data.plan_id}
            day={data.day}
            onDone={() => setProposed(true)}
          />
        </Card>
      )}
      <DecidedProposals proposals={data.proposals} />
    </div>
  )
}
