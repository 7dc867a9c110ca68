import type { AccountStatus } from '@evenmoor/contract/account-status'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { problemOf } from '#api/problem.ts'
import { useProblemText } from '#api/problem-text.ts'
import { Button } from '#ui/Button.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { StandingSupport } from './StandingSupport.tsx'
import { StandingText } from './StandingText.tsx'

type LimitedAccountProps = {
  standing: AccountStatus
  /** Opens the account as far as it may be used. */
  onSeeAccount: () => Promise<void>
}

/** At the log-in page, after the right password: how the account stands, and the two ways on. */
export function LimitedAccount({ standing, onSeeAccount }: LimitedAccountProps) {
  const t = useTranslations('standing')
  const textOf = useProblemText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const see = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      await onSeeAccount()
    } catch (reason) {
      setFailure(textOf(problemOf(reason)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-2">
      <StandingText standing={standing}>{t('appeal')}</StandingText>
      {failure !== null && (
        <InlineMessage tone="loss" live>
          {failure}
        </InlineMessage>
      )}
      <div className="mt-1 flex flex-wrap gap-2">
        <Button look="primary" size="compact" busy={isBusy && t('seeing')} onClick={() => void see()}>
          {t('see')}
        </Button>
        <StandingSupport
          reference={standing.reference}
          className={buttonLook('secondary', 'compact', false)}
        />
      </div>
    </div>
  )
}
