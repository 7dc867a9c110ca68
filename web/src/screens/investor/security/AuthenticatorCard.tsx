import { enrolAuthenticator, removeAuthenticator } from '@evenmoor/contract/factors'
import { Suspense, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatInstant } from '#lib/format-time.ts'
import { FailureNote } from '#proof/FailureNote.tsx'
import { useAttempt } from '#proof/use-attempt.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx'
import { lazyPart } from '../shared/lazy-part.tsx'
import { useAhead } from '../shared/use-ahead.ts'
import { Outcome } from './Outcome.tsx'
import { useRefreshSecurity } from './queries.ts'

// With the library that draws the QR code.
const EnrolmentForm = lazyPart(async () => (await import('./EnrolmentForm.tsx')).EnrolmentForm)

type AuthenticatorCardProps = {
  /** Null while there is none. */
  confirmedAt: string | null
  /** Whether it is the person's only second factor. */
  isLast: boolean
  onCodes: (codes: readonly string[]) => void
}

/** The authenticator app: off, being added, or on. */
export function AuthenticatorCard({ confirmedAt, isLast, onCodes }: AuthenticatorCardProps) {
  const t = useTranslations('security')
  const locale = useLocale()
  const refresh = useRefreshSecurity()
  useAhead(EnrolmentForm)
  const [enrolment, setEnrolment] = useState<{ secret: string; uri: string } | null>(null)
  const [isAsked, setAsked] = useState(false)
  const [done, setDone] = useState<'done' | 'removed' | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, attempt] = useAttempt()
  const begin = async () => {
    setFailure(null)
    setDone(null)
    setEnrolment(await call(enrolAuthenticator))
  }
  const finish = async (codes: readonly string[] | null) => {
    setEnrolment(null)
    await refresh()
    // The codes are the outcome where there are any: they take the focus.
    if (codes) onCodes(codes)
    else setDone('done')
  }
  const remove = async () => {
    await call(removeAuthenticator)
    setAsked(false)
    await refresh()
    setDone('removed')
  }
  return (
    <Card title={t('app.title')}>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('app.removeTitle')}
        confirm={t('app.remove')}
        busy={t('busy')}
        onConfirm={remove}
      >
        <p>{isLast ? t('last') : t('app.removeText')}</p>
      </ConfirmDialog>
      <Outcome text={done && t(`app.${done}`)} />
      <FailureNote failure={failure} />
      {enrolment ? (
        <Suspense fallback={<Skeleton busy className="h-120" />}>
          <EnrolmentForm enrolment={enrolment} onDone={finish} onCancel={() => setEnrolment(null)} />
        </Suspense>
      ) : (
        <>
          <p className="text-muted">
            {confirmedAt === null ? t('app.off') : t('app.on', { when: formatInstant(confirmedAt, locale) })}
          </p>
          {confirmedAt === null ? (
            <Button busy={isBusy && t('busy')} onClick={() => void attempt(begin, setFailure)}>
              {t('app.add')}
            </Button>
          ) : (
            <Button
              onClick={() => {
                setDone(null)
                setAsked(true)
              }}
            >
              {t('app.remove')}
            </Button>
          )}
        </>
      )}
    </Card>
  )
}
