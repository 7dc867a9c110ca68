import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { Amount } from '#ui/Amount.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import type { WithdrawalOfLinkFacts } from './security-link-calls.ts'
import { linkSending } from './link-sending.ts'

/**
 * The withdrawal that a cancel link is about. Asking for it changes nothing; where it cannot be told, the button says why
 * when it is pressed.
 */
export function WithdrawalOfLink({ token }: { token: string | undefined }) {
  const t = useTranslations('mailLink.cancel')
  const locale = useLocale()
  const [facts, setFacts] = useState<WithdrawalOfLinkFacts | null>(null)
  useEffect(() => {
    if (token === undefined) return undefined
    let isLeft = false
    linkSending()
      .then(({ securityLinkCalls }) => securityLinkCalls.checkCancel(token))
      .then(
        (found) => !isLeft && setFacts(found),
        () => undefined,
      )
    return () => {
      isLeft = true
    }
  }, [token])
  return (
    // As high as its rows, so that nothing moves when they come.
    <div className="min-h-24">
      {facts !== null && (
        <SummaryList
          rows={[
            { label: t('amount'), value: <Amount value={facts.amount} /> },
            { label: t('requestedAt'), value: formatInstant(facts.created_at, locale) },
          ]}
        />
      )}
    </div>
  )
}
