import { confirmEmailChange } from '@evenmoor/contract/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { useSingleFlight } from '#forms/use-single-flight.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import { type Errors, useSentForm } from '#forms/use-sent-form.ts'
import { Button } from '#ui/Button.tsx'
import { CodeField, plainCode } from '#ui/CodeField.tsx'
import { Countdown } from '#ui/Countdown.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { profileQuery } from '#queries/profile-query.ts'

type EmailCodesProps = {
  oldEmail: string
  newEmail: string
  needsOldCode: boolean
  /** When new codes may be asked for, in milliseconds since 1970. */
  resendAt: number
  resend: () => Promise<void>
  onDone: () => void
  onCancel: () => void
}

/** The codes of both mailboxes; new ones can be asked for after a minute. */
export function EmailCodes(props: EmailCodesProps) {
  const { oldEmail, newEmail, needsOldCode, resendAt, resend, onDone, onCancel } = props
  const t = useTranslations('profile.emailChange')
  const tCommon = useTranslations('common')
  const id = useId()
  const textOf = useErrorText()
  const queryClient = useQueryClient()
  const [mayResend, setMayResend] = useState(false)
  const [isResending, attempt] = useSingleFlight()
  const which = needsOldCode ? (['old', 'new'] as const) : (['new'] as const)
  const labels = { old: t('oldCode', { email: oldEmail }), new: t('newCode', { email: newEmail }) }
  const read = (failure: unknown): Errors => ({ form: textOf(failure) })
  const { field, problems, isBusy, refuse, onSubmit } = useSentForm({
    start: { old: '', new: '' },
    idOf: (name) => `${id}-${name}`,
    check: (codes) =>
      Object.fromEntries(
        which.filter((name) => codes[name].trim() === '').map((name) => [name, t('codeNeeded')]),
      ),
    send: async (codes) => {
      const oldCode = needsOldCode ? plainCode(codes.old) : null
      await call(confirmEmailChange, { body: { old_code: oldCode, new_code: plainCode(codes.new) } })
      await queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })
      onDone()
    },
    read,
  })
  const countdown = <Countdown endsAt={resendAt} onEnd={() => setMayResend(true)} />
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <ErrorSummary problems={problems} />
      <p className="text-muted">{t('sent')}</p>
      {which.map((name) => (
        <CodeField key={name} {...field(name)} name={`${name}_code`} label={labels[name]} />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={isBusy && t('confirming')}>
          {t('confirm')}
        </Button>
        <Button onClick={onCancel}>{tCommon('cancel')}</Button>
      </div>
      {mayResend ? (
        <Button
          look="quiet"
          size="compact"
          busy={isResending && t('sending')}
          onClick={() => void attempt(resend, (failure) => refuse(read(failure)))}
        >
          {t('resend')}
        </Button>
      ) : (
        <p className="text-small text-muted">{t.rich('resendIn', { time: () => countdown })}</p>
      )}
    </form>
  )
}
