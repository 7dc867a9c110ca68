import '#ui/mono.css'
import { confirmAuthenticator } from '@evenmoor/contract/factors'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { SingleFieldForm } from '#forms/SingleFieldForm.tsx'
import { Button } from '#ui/Button.tsx'
import { CodeField, plainCode } from '#ui/CodeField.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { QrTile } from '#ui/QrTile.tsx'

type EnrollmentFormProps = {
  enrollment: { readonly secret: string; readonly uri: string }
  /** With the recovery codes, when this is the first second factor. */
  onDone: (codes: readonly string[] | null) => Promise<void>
  onCancel: () => void
}

/** In fours, as it is read out and typed. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** The key to scan or type, and the first code: with it the app is on. */
export function EnrollmentForm({ enrollment: { secret, uri }, onDone, onCancel }: EnrollmentFormProps) {
  const t = useTranslations()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col gap-5">
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        {t('security.app.scan')}
      </h3>
      <QrTile text={uri} label={t('security.app.qr')} />
      <div className="flex flex-col items-start gap-2">
        <h3 className="font-semibold">{t('security.app.key')}</h3>
        <code dir="ltr" className="font-mono break-words">
          {grouped(secret)}
        </code>
        <CopyButton text={secret} label={t('security.app.copy')} spoken={t('security.app.copied')} />
      </div>
      <SingleFieldForm
        name="code"
        needed={t('stepUp.codeNeeded')}
        send={async (code) => {
          const answer = await call(confirmAuthenticator, { body: { code: plainCode(code) } })
          await onDone(answer.recovery_codes)
        }}
        submit={t('security.app.confirm')}
        busy={t('stepUp.busy')}
        forgets
        actions={<Button onClick={onCancel}>{t('common.cancel')}</Button>}
      >
        {(field) => <CodeField {...field} label={t('security.app.code')} />}
      </SingleFieldForm>
    </div>
  )
}
