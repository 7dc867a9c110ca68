import type { StaffList } from '@evenmoor/contract/staff-list'
import { useState } from 'react'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import type { Act } from './act.ts'
import { ActProblem } from './ActProblem.tsx'
import { useAct } from './use-act.ts'

type ActUndoProps<Answer> = { list: Pick<StaffList, 'path'>; id: string; act: Act<Answer> }

/** Says that an act was done, and offers to take it back where that is honest. */
export function ActUndo<Answer>({ list, id, act }: ActUndoProps<Answer>) {
  const [isUndone, setUndone] = useState(false)
  const undo = act.undo
  const call = () => (undo ? undo.call() : Promise.reject(new Error('nothing to undo')))
  const { run, isPending, problem } = useAct({ list, id }, { call }, (settled) => setUndone(settled === null))
  if (undo && isUndone) return <Banner tone="info" title={undo.done} takesFocus />
  return (
    <>
      <ActProblem problem={problem} />
      <Banner
        tone="gain"
        title={act.done}
        takesFocus
        actions={
          undo && (
            <Button size="compact" busy={isPending && undo.busy} onClick={() => run({})}>
              {undo.label}
            </Button>
          )
        }
      />
    </>
  )
}
