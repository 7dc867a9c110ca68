import type { AccountStatus } from '@evenmoor/contract/account-status'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { problemOf } from '#refusals/problem.ts'
import { useProblemText } from '#refusals/problem-text.ts'
import { Button } from '#ui/Button.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { SupportLink } from './SupportLink.tsx'
import { AccountStatusText } from './AccountStatusText.tsx'

type LimitedAccountNoticeProps = {
  status: AccountStatus
  /** Logs in with the limited rights of the account. */
  onSeeAccount: () => Promise<void>
}

/** On the log-in page, after the right password: the status of the account and the two ways on. */
export function LimitedAccountNotice({ status, onSeeAccount }: LimitedAccountNoticeProps) {
  const t = useTranslations('accountStatus')
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
      <AccountStatusText status={status}>{t('appeal')}</AccountStatusText>
      {failure !== null && (
        <InlineMessage tone="loss" live>
          {failure}
        </InlineMessage>
      )}
      <div className="mt-1 flex flex-wrap gap-2">
        <Button look="primary" size="compact" busy={isBusy && t('seeing')} onClick={() => void see()}>
          {t('see')}
        </Button>
        <SupportLink reference={status.reference} className={buttonLook('secondary', 'compact', false)} />
      </div>
    </div>
  )
}
