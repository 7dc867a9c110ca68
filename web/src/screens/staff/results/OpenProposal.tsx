import {
  approveResultProposal,
  listStaffResults,
  rejectResultProposal,
  type ResultProposal,
  type StaffResultDetail,
} from '@evenmoor/contract/staff-results'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { Said } from '#api/Said.tsx'
import { formatPercent } from '#lib/format-money.ts'
import { Card } from '#ui/Card.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import type { Act } from '../acts/act.ts'
import { Acts } from '../acts/Acts.tsx'
import { usePlainAct } from '../acts/use-plain-act.ts'
import { useMay } from '../shared/staff-profile.ts'

/** What a colleague proposed for a day: approve it, or reject it with a reason. It stays to tell how that ended. */
export function OpenProposal({ data }: { data: StaffResultDetail }) {
  const may = useMay()
  const open = data.proposals.find(({ status }) => status === 'open')
  const acts = useActs(open)
  return (
    <>
      {open && <Proposal proposal={open} />}
      {may('results:decide') && <Acts list={listStaffResults} id={data.id} acts={acts} />}
    </>
  )
}

function Proposal({ proposal }: { proposal: ResultProposal }) {
  const t = useTranslations('staff.results.open')
  const { reason, proposed_by: by, blocked } = proposal
  return (
    <Card title={t('title')}>
      <div>
        <p className="text-h3">
          <What proposal={proposal} />
        </p>
        <p className="text-muted">{t('by', { name: by.name })}</p>
        <p className="mt-2 reading break-words">
          <bdi>{reason}</bdi>
        </p>
      </div>
      {blocked !== null && (
        <InlineMessage tone="info">
          {t('cannot')}: <Said text={blocked} />
        </InlineMessage>
      )}
    </Card>
  )
}

function What({ proposal: { kind, rate } }: { proposal: ResultProposal }) {
  const t = useTranslations('staff.results.open')
  const locale = useLocale()
  return kind === 'result' && rate !== null
    ? t('result', { rate: formatPercent(rate, locale, { signed: true }) })
    : t('reversal')
}

function useActs(open: ResultProposal | undefined): Act<StaffResultDetail>[] {
  const t = useTranslations('staff.results.open')
  const tActs = useTranslations('staff.acts')
  const plain = usePlainAct()
  if (open === undefined) return []
  const { id, blocked } = open
  const approve = plain<StaffResultDetail>({
    open: t('approve'),
    look: 'primary',
    text: (
      <>
        <p className="font-semibold">
          <What proposal={open} />
        </p>
        <p>{t('approveText')}</p>
      </>
    ),
    done: t('approved'),
    call: (_fields, sent) => call(approveResultProposal, { params: { id }, ...sent }),
  })
  const reject = plain<StaffResultDetail>({
    open: t('reject'),
    look: 'danger',
    text: (
      <p className="font-semibold">
        <What proposal={open} />
      </p>
    ),
    reason: { label: t('rejectReason'), hint: tActs('reasonHint') },
    done: t('rejected'),
    call: ({ reason = '' }, sent) =>
      call(rejectResultProposal, { params: { id }, body: { reason }, ...sent }),
  })
  return [...(blocked === null ? [approve] : []), reject]
}
