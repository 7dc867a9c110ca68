import { isAuditAction } from '@evenmoor/contract/staff-audit'
import { useTranslations } from 'use-intl'

/** What an action is in words; one that this version does not know is named by its code. */
export function useActionWords(): (action: string) => string {
  const t = useTranslations('staff.audit')
  return (action) => (isAuditAction(action) ? t(`actions.${action}`) : action)
}
