import { enrollAuthenticator, removeAuthenticator } from '@evenmoor/contract/factors'
import { Suspense, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { SubmitError } from '#forms/SubmitError.tsx'
import { useSingleFlight } from '#forms/use-single-flight.ts'
import { Button } from '#ui/Button.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ConfirmDialog } from '#forms/ConfirmDialog.tsx'
import { lazyPart } from '#queries/lazy-part.tsx'
import { usePreloadOnInput } from '#ui/use-preload-on-input.ts'
import { SuccessNote } from '#forms/SuccessNote.tsx'
import { useRefreshSecurity } from './factors-query.ts'

// With the library that draws the QR code.
const EnrollmentForm = lazyPart(async () => (await import('./EnrollmentForm.tsx')).EnrollmentForm)

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
  usePreloadOnInput(EnrollmentForm)
  const [enrollment, setEnrollment] = useState<{ secret: string; uri: string } | null>(null)
  const [isAsked, setAsked] = useState(false)
  const [done, setDone] = useState<'done' | 'removed' | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, attempt] = useSingleFlight()
  const begin = async () => {
    setFailure(null)
    setDone(null)
    setEnrollment(await call(enrollAuthenticator))
  }
  const finish = async (codes: readonly string[] | null) => {
    setEnrollment(null)
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
    <SettingsCard title={t('app.title')}>
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
      <SuccessNote text={done && t(`app.${done}`)} />
      <SubmitError failure={failure} />
      {enrollment ? (
        <Suspense fallback={<Skeleton busy className="h-120" />}>
          <EnrollmentForm enrollment={enrollment} onDone={finish} onCancel={() => setEnrollment(null)} />
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
    </SettingsCard>
  )
}
