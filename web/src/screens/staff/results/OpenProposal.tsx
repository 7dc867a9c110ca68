import { isolated } from '@evenmoor/contract/plain-text'
import {
  approveResultProposal,
  listStaffResults,
  rejectResultProposal,
  type ResultProposal,
  type StaffResultDetail,
} from '@evenmoor/contract/staff-results'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { ServerText } from '#refusals/ServerText.tsx'
import { formatPercent } from '#i18n/format-money.ts'
import { formatDay } from '#i18n/format-time.ts'
import { Card } from '#ui/Card.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import type { RowAction } from '../actions/action.ts'
import { RowActions } from '../actions/RowActions.tsx'
import { useSimpleAction } from '../actions/use-simple-action.ts'
import { useMay } from '#queries/staff-profile.ts'

/** What a colleague proposed for a day: approve it, or reject it with a reason. It stays to tell how that ended. */
export function OpenProposal({ data }: { data: StaffResultDetail }) {
  const may = useMay()
  const open = data.proposals.find(({ status }) => status === 'open')
  const acts = useActs(data, open)
  return (
    <>
      {open && <Proposal proposal={open} />}
      {may('results:decide') && <RowActions list={listStaffResults} id={data.id} acts={acts} />}
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
        <p className="text-muted">{t('by', { name: isolated(by.name) })}</p>
        <p className="mt-2 reading break-words">
          <bdi>{reason}</bdi>
        </p>
      </div>
      {blocked !== null && (
        <InlineMessage tone="info">
          <ServerText text={blocked} refusal={proposal.blocked_refusal} />
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

function useActs(
  { plan_title, day }: StaffResultDetail,
  open: ResultProposal | undefined,
): RowAction<StaffResultDetail>[] {
  const t = useTranslations('staff.results.open')
  const tActions = useTranslations('staff.actions')
  const locale = useLocale()
  const plain = useSimpleAction()
  if (open === undefined) return []
  const { id, blocked } = open
  const object = { plan: plan_title, day: formatDay(day, locale) }
  const approve = plain<StaffResultDetail>({
    open: t('approve'),
    title: t('approveTitle', object),
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
    title: t('rejectTitle', object),
    look: 'danger',
    text: (
      <p className="font-semibold">
        <What proposal={open} />
      </p>
    ),
    reason: { label: t('rejectReason'), hint: tActions('reasonHint') },
    done: t('rejected'),
    call: ({ reason = '' }, sent) =>
      call(rejectResultProposal, { params: { id }, body: { reason }, ...sent }),
  })
  return [...(blocked === null ? [approve] : []), reject]
}
