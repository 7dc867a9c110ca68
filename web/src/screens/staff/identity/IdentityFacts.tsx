import { isolated } from '@evenmoor/contract/plain-text'
import type { StaffIdentityCheck } from '@evenmoor/contract/staff-identity'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { Code } from '#ui/Code.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { EmailAddress } from '#ui/EmailAddress.tsx'
import { PersonName } from '#ui/PersonName.tsx'

/** Whose it is, what was sent, and how it was decided. */
export function IdentityFacts({ check }: { check: StaffIdentityCheck }) {
  const t = useTranslations('staff.identity')
  const tReasons = useTranslations('identityReasons')
  const tWork = useTranslations('staff.work')
  const tCommon = useTranslations('staff.console.common')
  const locale = useLocale()
  const { id, document, investor, decided_at, decided_by, reason, pictures_until } = check
  return (
    <SummaryList
      rows={[
        {
          label: t('page.name'),
          value: <PersonName name={investor.name} resembles={investor.resembles} />,
        },
        { label: tCommon('email'), value: <EmailAddress address={investor.email} /> },
        { label: t('document'), value: t(`documents.${document}`) },
        { label: t('since'), value: formatInstant(check.submitted_at, locale) },
        decided_at !== null && {
          label: t('page.decided'),
          value: tWork('by', {
            name: isolated(decided_by ?? ''),
            time: formatInstant(decided_at, locale),
          }),
        },
        reason !== null && { label: tCommon('reason'), value: tReasons(`${reason}.title`) },
        pictures_until !== null && {
          label: t('page.until'),
          value: formatInstant(pictures_until, locale, 'day'),
        },
        {
          label: tCommon('reference'),
          value: <Code text={id} />,
        },
      ]}
    />
  )
}
