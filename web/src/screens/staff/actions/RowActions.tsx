import type { StaffList } from '@evenmoor/contract/staff-list'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Problem } from '#refusals/problem.ts'
import { useProblemText } from '#refusals/problem-text.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import type { RowAction } from './action.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { ActionUndo } from './ActionUndo.tsx'

type RowActionsProps<Answer> = {
  list: Pick<StaffList, 'path'>
  /** The row that they are about. */
  id: string
  acts: readonly RowAction<Answer>[]
}

type Asked<Answer> = { act: RowAction<Answer>; round: number; isOpen: boolean }
type Outcome<Answer> = { act: RowAction<Answer>; conflict: Problem | null }

/** The buttons of what may be done to a row, the dialog of each, and how it ended: who was faster is named. */
export function RowActions<Answer>({ list, id, acts }: RowActionsProps<Answer>) {
  const t = useTranslations('staff.actions')
  const textOf = useProblemText()
  const [asked, setAsked] = useState<Asked<Answer> | null>(null)
  const [outcome, setOutcome] = useState<Outcome<Answer> | null>(null)
  const ask = (act: RowAction<Answer>) => {
    setOutcome(null)
    setAsked({ act, round: (asked?.round ?? 0) + 1, isOpen: true })
  }
  // It stays in the page: closing it gives the focus back.
  const close = () => setAsked(asked && { ...asked, isOpen: false })
  return (
    <>
      {/* Before the outcome, which takes the focus when the dialog has given it back. */}
      {asked && (
        <ActionDialog
          key={asked.round}
          list={list}
          id={id}
          act={asked.act}
          open={asked.isOpen}
          onClose={close}
          onSettled={(conflict) => {
            close()
            setOutcome({ act: asked.act, conflict })
          }}
        />
      )}
      {outcome?.conflict && (
        <Banner tone="risk" title={t('conflict')} takesFocus>
          {textOf(outcome.conflict)}
        </Banner>
      )}
      {outcome && !outcome.conflict && <ActionUndo list={list} id={id} act={outcome.act} />}
      {acts.length > 0 && (
        <div className="flex flex-wrap items-start gap-3 in-data-[fixed=panel]:panel-acts">
          {acts.map((act) => (
            <Button
              key={act.open}
              look={act.look === 'danger' ? 'dangerOutline' : (act.look ?? 'secondary')}
              disabledReason={act.blocked}
              onClick={() => ask(act)}
            >
              {act.open}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
