import { breakDays, takeBreak } from '@evenmoor/contract/safeguards'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { RadioCard, RadioGroup } from '#ui/RadioCard.tsx'
import { ConfirmDialog } from '#forms/ConfirmDialog.tsx'
import { QueryError } from '#queries/QueryContent.tsx'
import { profileQuery } from '#queries/profile-query.ts'

/** Keeps oneself from paying in and investing for some days. */
export function BreakCard() {
  const t = useTranslations('profile.data.break')
  const locale = useLocale()
  const query = useQuery(profileQuery)
  const queryClient = useQueryClient()
  const until = query.data?.break_until ?? null
  const [days, setDays] = useState<(typeof breakDays)[number]>(1)
  const [isAsking, setAsking] = useState(false)
  const take = async () => {
    await call(takeBreak, { body: { days } })
    await queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })
    setAsking(false)
  }
  return (
    <SettingsCard title={t('title')} lead={t('text')}>
      {/* Hardly anybody has one: its place is not kept. */}
      {query.data === undefined && query.error && (
        <QueryError error={query.error} onRetry={() => void query.refetch()} />
      )}
      {until !== null && <Banner tone="info">{t('on', { when: formatInstant(until, locale) })}</Banner>}
      <RadioGroup legend={t('howLong')}>
        {breakDays.map((count) => (
          <RadioCard
            key={count}
            name="break-days"
            title={t('days', { count })}
            checked={count === days}
            onChange={() => setDays(count)}
          />
        ))}
      </RadioGroup>
      <Button onClick={() => setAsking(true)}>{t('button')}</Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('confirmTitle', { count: days })}
        confirm={t('confirm')}
        busy={t('busy')}
        onConfirm={take}
      >
        <p>{t('confirmText')}</p>
      </ConfirmDialog>
    </SettingsCard>
  )
}
