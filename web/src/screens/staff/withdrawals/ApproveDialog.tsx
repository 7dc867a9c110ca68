import { approveWithdrawal, type StaffWithdrawal } from '@evenmoor/contract/withdrawals'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import type { Problem } from '#api/problem.ts'
import { AddressBlock } from '#ui/AddressBlock.tsx'
import { Amount } from '#ui/Amount.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { DecisionProblem } from './DecisionProblem.tsx'
import { useDecision } from './use-decision.ts'

export type DecisionDialogProps = {
  withdrawal: StaffWithdrawal
  open: boolean
  onClose: () => void
  /** The outcome is known; null: it was decided. */
  onSettled: (problem: Problem | null) => void
}

/** Says once more how much goes where. */
export function ApproveDialog({ withdrawal, open, onClose, onSettled }: DecisionDialogProps) {
  const t = useTranslations()
  const { id, investor, net, address } = withdrawal
  const { decide, isPending, problem } = useDecision<void>(
    withdrawal,
    (_, sent) => call(approveWithdrawal, { params: { id }, ...sent }),
    onSettled,
  )
  const isUnknown = problem?.kind === 'unknownOutcome'
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('staffWithdrawals.approve.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            look="primary"
            busy={isPending && t('staffWithdrawals.approve.busy')}
            onClick={() => decide()}
          >
            {isUnknown ? t('staffWithdrawals.checkAgain') : t('staffWithdrawals.approve.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <DecisionProblem problem={problem} />
        <SummaryList
          rows={[
            { label: t('staffWithdrawals.net'), value: <Amount value={net} /> },
            { label: t('staffWithdrawals.investor'), value: <bdi>{investor.name}</bdi> },
          ]}
        />
        <AddressBlock address={address} emphasiseMiddle />
        <p>{t('staffWithdrawals.approve.text')}</p>
      </div>
    </Dialog>
  )
}
