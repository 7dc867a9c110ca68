import {
  approveResultProposal,
  rejectResultProposal,
  type ResultProposal,
} from '@evenmoor/contract/staff-results'
import { type FormEvent, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import type { Problem } from '#api/problem.ts'
import { useProblemText } from '#api/problem-text.ts'
import { formatPercent } from '#lib/format-money.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { useResultAct } from './use-result-act.ts'

export type Outcome = 'approved' | 'rejected'
type OpenProposalProps = { proposal: ResultProposal; onDecided: (outcome: Outcome) => void }

/** What a colleague proposed: approve it, or reject it with a reason. */
export function OpenProposal({ proposal, onDecided }: OpenProposalProps) {
  const t = useTranslations('staffResults.open')
  const locale = useLocale()
  const { id, kind, rate, reason, proposed_by: by, blocked } = proposal
  const approval = useResultAct<void>(
    (_, sent) => call(approveResultProposal, { params: { id }, ...sent }),
    () => onDecided('approved'),
  )
  return (
    <Card title={t('title')}>
      <div>
        <p className="text-h3">
          {kind === 'result' && rate !== null
            ? t('result', { rate: formatPercent(rate, locale, { signed: true }) })
            : t('reversal')}
        </p>
        <p className="text-muted">{t('by', { name: by.name })}</p>
        <p className="mt-2 reading break-words">
          <bdi>{reason}</bdi>
        </p>
      </div>
      <NotDone problem={approval.problem} />
      {blocked === null ? (
        <Button look="primary" busy={approval.isPending && t('approveBusy')} onClick={() => approval.act()}>
          {t('approve')}
        </Button>
      ) : (
        <InlineMessage tone="info">
          {t('cannot')}: {blocked}
        </InlineMessage>
      )}
      <Rejection id={id} onDone={() => onDecided('rejected')} />
    </Card>
  )
}

function Rejection({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useTranslations('staffResults.open')
  const [reason, setReason] = useState('')
  const rejection = useResultAct<void>(
    (_, sent) => call(rejectResultProposal, { params: { id }, body: { reason }, ...sent }),
    onDone,
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    rejection.act()
  }
  const fieldError = rejection.problem?.fields['reason']?.join(' ')
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4 border-t border-line pt-4">
      <NotDone problem={fieldError === undefined ? rejection.problem : null} />
      <TextAreaField
        label={t('rejectReason')}
        error={fieldError}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Button type="submit" busy={rejection.isPending && t('rejectBusy')}>
        {t('reject')}
      </Button>
    </form>
  )
}

function NotDone({ problem }: { problem: Problem | null }) {
  const t = useTranslations('staffResults')
  const textOf = useProblemText()
  if (problem === null) return null
  return (
    <Banner tone="loss" title={t('notDone')} takesFocus>
      {textOf(problem)}
    </Banner>
  )
}
