import type { StaffList } from '@evenmoor/contract/staff-list'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Problem } from '#api/problem.ts'
import { useProblemText } from '#api/problem-text.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import type { Act } from './act.ts'
import { ActDialog } from './ActDialog.tsx'
import { ActUndo } from './ActUndo.tsx'

type ActsProps<Answer> = {
  list: Pick<StaffList, 'path'>
  /** The row that they are about. */
  id: string
  acts: readonly Act<Answer>[]
}

type Asked<Answer> = { act: Act<Answer>; round: number; isOpen: boolean }
type Outcome<Answer> = { act: Act<Answer>; conflict: Problem | null }

/** The buttons of what may be done to a row, the dialog of each, and how it ended: who was faster is named. */
export function Acts<Answer>({ list, id, acts }: ActsProps<Answer>) {
  const t = useTranslations('staff.acts')
  const textOf = useProblemText()
  const [asked, setAsked] = useState<Asked<Answer> | null>(null)
  const [outcome, setOutcome] = useState<Outcome<Answer> | null>(null)
  const ask = (act: Act<Answer>) => {
    setOutcome(null)
    setAsked({ act, round: (asked?.round ?? 0) + 1, isOpen: true })
  }
  // It stays in the page: closing it gives the focus back.
  const close = () => setAsked(asked && { ...asked, isOpen: false })
  return (
    <>
      {/* Before the outcome, which takes the focus when the dialog has given it back. */}
      {asked && (
        <ActDialog
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
      {outcome && !outcome.conflict && <ActUndo list={list} id={id} act={outcome.act} />}
      {acts.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {acts.map((act) => (
            <Button
              key={act.open}
              look={act.look === 'danger' ? 'secondary' : (act.look ?? 'secondary')}
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
