import { useTranslations } from 'use-intl'
import { Button } from '#ui/Button.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { ResendEmail } from '../account-forms/ResendEmail.tsx'
import { resetCalls } from './lazy-reset-calls.ts'

type ResetLinkSentProps = { email: string; resendAt: number; onEdit: () => void }

/** After asking: where to look, and after a minute the way to ask again. */
export function ResetLinkSent({ email, resendAt, onEdit }: ResetLinkSentProps) {
  const t = useTranslations('passwordReset.forgot')
  const address = <bdi className="font-semibold break-words text-text">{email}</bdi>
  return (
    <>
      <PageTitle title={t('sentTitle')} />
      <div className="flex flex-col gap-2">
        <p>{t('sent')}</p>
        <p className="text-muted">{t.rich('sentTo', { address: () => address })}</p>
      </div>
      <ResendEmail
        resendAt={resendAt}
        send={async () => (await resetCalls()).mailResetLink(email)}
        sentence={(time) => t.rich('countdown', { time: () => time })}
        words={{ button: t('resend'), busy: t('busy'), done: t('resent'), failed: t('failed') }}
      />
      <Button look="quiet" size="compact" onClick={onEdit}>
        {t('edit')}
      </Button>
    </>
  )
}
