import type { StaffList } from '@evenmoor/contract/staff-list'
import { assignWork, listColleagues, type WorkQueue } from '@evenmoor/contract/staff-work'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { call } from '#api/client.ts'
import { ActionError } from '#forms/ActionError.tsx'
import { type Errors, useSentForm } from '#forms/use-sent-form.ts'
import { useStaffProfile } from '#queries/staff-profile.ts'
import { problemOf } from '#refusals/problem.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { useAssignment } from './use-assignment.ts'

type ReassignProps = {
  list: Pick<StaffList, 'path'>
  queue: WorkQueue
  id: string
  /** Whether the member of staff has it, and passes it on. */
  isOwn: boolean
  onDone: () => void
}

/** Assigns an item to a colleague, chosen in a dialog. No one is preselected. */
export function Reassign({ list, queue, id, isOwn, onDone }: ReassignProps) {
  const t = useTranslations('staff.work')
  const tCommon = useTranslations('common')
  const formId = useId()
  const me = useStaffProfile()
  const [isOpen, setOpen] = useState(false)
  const { assign, isPending, error, forget } = useAssignment({ list, queue, id }, () => {
    setOpen(false)
    onDone()
  })
  const { data: colleagues } = useQuery({
    queryKey: ['staff', 'colleagues', queue],
    queryFn: ({ signal }) => call(listColleagues, { params: { queue }, signal }),
    enabled: isOpen,
  })
  const word = isOwn ? t('reassign') : t('assign')
  const { form, field, onSubmit } = useSentForm({
    start: { assignee_id: '' },
    idOf: (name) => `${formId}-${name}`,
    focusesField: true,
    check: (given): Errors =>
      z.safeParse(assignWork.body, given).success ? {} : { assignee_id: t('nobodyChosen') },
    send: (given) => assign(given.assignee_id),
  })
  const ask = () => {
    form.reset()
    forget()
    setOpen(true)
  }
  return (
    <>
      <Button size="compact" look="quiet" onClick={ask}>
        {word}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('assignTitle', { queue })}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{tCommon('cancel')}</Button>
            <Button type="submit" form={formId} look="primary" busy={isPending && t('busy')}>
              {word}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
          {error && <ActionError problem={problemOf(error)} />}
          <SelectField
            {...field('assignee_id')}
            label={t('assignTo')}
            options={[
              { value: '', label: t('nobodyChosen') },
              ...(colleagues ?? [])
                .filter((colleague) => colleague.id !== me?.id)
                .map((colleague) => ({ value: colleague.id, label: colleague.name })),
            ]}
          />
        </form>
      </Dialog>
    </>
  )
}
