import type { Profile } from '@evenmoor/contract/people'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#lib/format-time.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Outcome } from './Outcome.tsx'
import { PasswordForm } from './PasswordForm.tsx'

/** The password: when it was changed, and a form to change it. */
export function PasswordCard({ profile }: { profile: Profile }) {
  const t = useTranslations('security.password')
  const locale = useLocale()
  const [state, setState] = useState<'shown' | 'changing' | 'changed'>('shown')
  const { has_password: hasPassword, password_changed_at: changedAt } = profile
  const facts = !hasPassword
    ? t('none')
    : changedAt === null
      ? t('never')
      : t('changed', { when: formatInstant(changedAt, locale) })
  return (
    <Card title={t('title')}>
      <Outcome text={state === 'changed' ? `${t('done')} ${t('note')}` : null} />
      <p className="text-muted">{facts}</p>
      {state === 'changing' ? (
        <PasswordForm
          profile={profile}
          onDone={() => setState('changed')}
          onCancel={() => setState('shown')}
        />
      ) : (
        <Button onClick={() => setState('changing')}>{hasPassword ? t('change') : t('set')}</Button>
      )}
    </Card>
  )
}
