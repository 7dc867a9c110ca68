import type { StaffList } from '@evenmoor/contract/staff-list'
import { useState } from 'react'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import type { RowAction } from './action.ts'
import { ActionError } from '#forms/ActionError.tsx'
import { useRowAction } from './use-row-action.ts'

type ActionUndoProps<Answer> = { list: Pick<StaffList, 'path'>; id: string; act: RowAction<Answer> }

/** Says that an act was done, and offers to take it back where that is honest. */
export function ActionUndo<Answer>({ list, id, act }: ActionUndoProps<Answer>) {
  const [isUndone, setUndone] = useState(false)
  const undo = act.undo
  const call = () => (undo ? undo.call() : Promise.reject(new Error('nothing to undo')))
  const { run, isPending, problem } = useRowAction({ list, id }, { call }, (settled) =>
    setUndone(settled === null),
  )
  if (undo && isUndone) return <Banner tone="info" title={undo.done} takesFocus />
  return (
    <>
      <ActionError problem={problem} />
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
