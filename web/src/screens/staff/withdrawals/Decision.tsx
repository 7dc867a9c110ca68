import type { StaffWithdrawal } from '@evenmoor/contract/withdrawals'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Problem } from '#api/problem.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ApproveDialog } from './ApproveDialog.tsx'
import { isOpen } from './queue-view.ts'
import { RejectDialog } from './RejectDialog.tsx'

type Act = 'approve' | 'reject'

/** Approve or reject, each asked once more; or why this member of staff may not. */
export function Decision({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const t = useTranslations('staffWithdrawals')
  const [asked, setAsked] = useState<{ act: Act; round: number; isOpen: boolean } | null>(null)
  const [outcome, setOutcome] = useState<Act | 'conflict' | null>(null)
  const ask = (act: Act) => {
    setOutcome(null)
    setAsked({ act, round: (asked?.round ?? 0) + 1, isOpen: true })
  }
  // It stays in the page: closing it gives the focus back.
  const close = () => setAsked(asked && { ...asked, isOpen: false })
  const settle = (act: Act) => (problem: Problem | null) => {
    close()
    setOutcome(problem === null ? act : 'conflict')
  }
  const dialog = asked && { withdrawal, open: asked.isOpen, onClose: close, onSettled: settle(asked.act) }
  return (
    <>
      {/* Before the outcome, which takes the focus when the dialog has given it back. */}
      {asked?.act === 'approve' && dialog && <ApproveDialog key={asked.round} {...dialog} />}
      {asked?.act === 'reject' && dialog && <RejectDialog key={asked.round} {...dialog} />}
      {outcome === 'conflict' && <Banner tone="risk" title={t('conflict')} takesFocus />}
      {(outcome === 'approve' || outcome === 'reject') && (
        <Banner tone="gain" title={t(`${outcome}.done`)} takesFocus />
      )}
      {isOpen(withdrawal.status) && (
        <Card title={t('page.decision')}>
          {withdrawal.blocked === null ? (
            <div className="flex flex-wrap gap-3">
              <Button look="primary" onClick={() => ask('approve')}>
                {t('approve.open')}
              </Button>
              <Button onClick={() => ask('reject')}>{t('reject.open')}</Button>
            </div>
          ) : (
            <Banner tone="info" title={t('page.cannot')}>
              {withdrawal.blocked}
            </Banner>
          )}
        </Card>
      )}
    </>
  )
}
