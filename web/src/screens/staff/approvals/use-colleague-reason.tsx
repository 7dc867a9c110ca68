import { useTranslations } from 'use-intl'
import type { ActionFields } from '../actions/action.ts'
import { TextAreaField } from '#ui/TextAreaField.tsx'

const reasonMax = 500

/** The field for what the first approver says to the colleague who has to approve too; it may stay empty. */
export function useColleagueReason(): ActionFields {
  const t = useTranslations('staff.work')
  const tActions = useTranslations('staff.actions')
  return {
    start: { reason: '' },
    show: ({ field }) => (
      <TextAreaField
        {...field('reason')}
        label={t('reason')}
        hint={tActions('reasonHint')}
        optional
        rows={3}
        maxLength={reasonMax}
      />
    ),
  }
}
