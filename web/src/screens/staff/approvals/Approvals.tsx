import { isolated } from '@evenmoor/contract/plain-text'
import type { Refusal } from '@evenmoor/contract/refusals'
import { useLocale, useTranslations } from 'use-intl'
import { ServerText } from '#refusals/ServerText.tsx'
import { formatInstant } from '#i18n/format-time.ts'

type ApprovalsProps = {
  approvals: readonly { readonly by: string; readonly at: string }[]
  needed: number
  /** Why it takes two, as the server says it. */
  reason: string | null
  refusal: Refusal | null
}

/** Who approved it, where it takes two, and why it does. */
export function Approvals({ approvals, needed, reason, refusal }: ApprovalsProps) {
  const t = useTranslations('staff.withdrawals')
  const locale = useLocale()
  if (needed === 1) return null
  return (
    <div className="flex flex-col gap-1">
      <p className="font-semibold">
        {t('approvals', { given: String(approvals.length), needed: String(needed) })}
      </p>
      {reason !== null && (
        <p>
          <ServerText text={reason} refusal={refusal} />
        </p>
      )}
      <ul className="text-small text-muted">
        {approvals.map(({ by, at }) => (
          <li key={at}>{t('page.by', { name: isolated(by), time: formatInstant(at, locale, 'second') })}</li>
        ))}
      </ul>
    </div>
  )
}
