import type { StaffList } from '@evenmoor/contract/staff-list'
import { mayWork, type WorkItem, type WorkQueue } from '@evenmoor/contract/staff-work'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useStaffProfile } from '#queries/staff-profile.ts'
import { problemOf } from '#refusals/problem.ts'
import { useProblemText } from '#refusals/problem-text.ts'
import { Button } from '#ui/Button.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { Reassign } from './Reassign.tsx'
import { useAssignment } from './use-assignment.ts'

type AssignmentProps = {
  list: Pick<StaffList, 'path'>
  queue: WorkQueue
  id: string
  assignee: WorkItem['assignee']
}

/** Who has an item, for everybody to see; and for those who work its queue, taking it, passing it on, leaving it. */
export function Assignment({ list, queue, id, assignee }: AssignmentProps) {
  const t = useTranslations('staff.work')
  const textOf = useProblemText()
  const me = useStaffProfile()
  const line = useRef<HTMLParagraphElement>(null)
  const hasActed = useRef(false)
  const shownId = useRef(assignee?.id)
  const noteAct = () => {
    hasActed.current = true
  }
  const { assign, unassign, isPending, error } = useAssignment({ list, queue, id }, noteAct)
  const role = me?.staff_role ?? null
  const isOwn = assignee !== null && assignee.id === me?.id
  const who = assignee === null ? t('unassigned') : isOwn ? t('assignedToYou') : t('assigned', assignee)
  const assigneeId = assignee?.id
  // The button that was pressed is gone then: what came of it takes the focus.
  useEffect(() => {
    if (assigneeId === shownId.current) return
    if (hasActed.current) line.current?.focus({ preventScroll: true })
    hasActed.current = false
    shownId.current = assigneeId
  }, [assigneeId])
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-2">
        <p ref={line} tabIndex={-1} className="me-auto py-1 text-small">
          {who}
        </p>
        {me && role !== null && mayWork(role, queue) && (
          <div className="flex flex-wrap gap-2">
            {assignee === null && (
              <Button size="compact" busy={isPending && t('busy')} onClick={() => assign(me.id)}>
                {t('assignToMe')}
              </Button>
            )}
            {(isOwn || assignee === null) && (
              <Reassign list={list} queue={queue} id={id} isOwn={isOwn} onDone={noteAct} />
            )}
            {assignee !== null && (
              <Button size="compact" look="quiet" busy={isPending && t('busy')} onClick={unassign}>
                {t('unassign')}
              </Button>
            )}
          </div>
        )}
      </div>
      {error && (
        <InlineMessage tone="risk" live>
          {textOf(problemOf(error))}
        </InlineMessage>
      )}
    </div>
  )
}
