import type { Profile } from '@evenmoor/contract/people'
import { Suspense, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { Button } from '#ui/Button.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { lazyPart } from '#queries/lazy-part.tsx'
import { usePreloadOnInput } from '#ui/use-preload-on-input.ts'
import { SuccessNote } from '#forms/SuccessNote.tsx'

const PasswordForm = lazyPart(async () => (await import('./PasswordForm.tsx')).PasswordForm)

/** The password: when it was changed, and a form to change it. */
export function PasswordCard({ profile }: { profile: Profile }) {
  const t = useTranslations('security.password')
  const locale = useLocale()
  usePreloadOnInput(PasswordForm)
  const [state, setState] = useState<'shown' | 'changing' | 'changed'>('shown')
  const { has_password: hasPassword, password_changed_at: changedAt } = profile
  const facts = !hasPassword
    ? t('none')
    : changedAt === null
      ? t('never')
      : t('changed', { when: formatInstant(changedAt, locale) })
  return (
    <SettingsCard title={t('title')}>
      <SuccessNote text={state === 'changed' ? `${t('done')} ${t('note')}` : null} />
      <p className="text-muted">{facts}</p>
      {state === 'changing' ? (
        <Suspense fallback={<Skeleton busy className="h-72" />}>
          <PasswordForm
            profile={profile}
            onDone={() => setState('changed')}
            onCancel={() => setState('shown')}
          />
        </Suspense>
      ) : (
        <Button onClick={() => setState('changing')}>{hasPassword ? t('change') : t('set')}</Button>
      )}
    </SettingsCard>
  )
}
