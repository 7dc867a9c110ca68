import { isolated } from '@evenmoor/contract/plain-text'
import type { Refusal } from '@evenmoor/contract/refusals'
import type { StaffApproval } from '@evenmoor/contract/staff-reason'
import { useLocale, useTranslations } from 'use-intl'
import { ServerText } from '#refusals/ServerText.tsx'
import { formatInstant } from '#i18n/format-time.ts'
import { Timeline } from '#ui/Timeline.tsx'

type ApprovalsProps = {
  approvals: readonly StaffApproval[]
  needed: number
  /** Why it takes two, as the server says it. */
  reason: string | null
  refusal: Refusal | null
}

/** Who approved it and what they said to the second person, where it takes two, and why it does. */
export function Approvals({ approvals, needed, reason, refusal }: ApprovalsProps) {
  const t = useTranslations('staff.withdrawals')
  const tWork = useTranslations('staff.work')
  const locale = useLocale()
  if (needed === 1) return null
  const given = approvals.map(({ by, at, reason: words }) => ({
    key: at,
    state: 'done' as const,
    label: tWork('approvedBy', { name: isolated(by) }),
    detail: (
      <>
        {formatInstant(at, locale, 'second')}
        {words !== null && (
          <span className="block text-text">
            <bdi>{tWork('quote', { words })}</bdi>
          </span>
        )}
      </>
    ),
  }))
  return (
    <section className="flex flex-col gap-2">
      <p className="font-semibold">
        {t('approvals', { given: String(approvals.length), needed: String(needed) })}
      </p>
      {reason !== null && (
        <p className="text-small text-muted">
          <ServerText text={reason} refusal={refusal} />
        </p>
      )}
      {given.length > 0 && <Timeline steps={given} />}
    </section>
  )
}
