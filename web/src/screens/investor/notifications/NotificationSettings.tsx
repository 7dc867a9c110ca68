import { changeNoticeChoice, type NoticeChoice } from '@evenmoor/contract/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { useSingleFlight } from '#forms/use-single-flight.ts'
import { Banner } from '#ui/Banner.tsx'
import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Switch } from '#ui/Switch.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { profileQuery } from '#queries/profile-query.ts'
import { notificationSettingsQuery } from '#queries/notification-queries.ts'

/** Notification settings for app and mail. Security notices cannot be switched off. */
export function NotificationSettings() {
  const t = useTranslations('notifications.choices')
  const query = useQuery(notificationSettingsQuery)
  const queryClient = useQueryClient()
  const [isBusy, attempt] = useSingleFlight()
  const [hasFailed, setFailed] = useState(false)
  const choose = (change: { topic: NoticeChoice['topic']; in_app?: boolean; by_mail?: boolean }) => {
    setFailed(false)
    const keep = async () => {
      queryClient.setQueryData(
        notificationSettingsQuery.queryKey,
        await call(changeNoticeChoice, { body: change }),
      )
      // Mails of statements are a choice of the profile.
      if (change.topic === 'statements')
        void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })
    }
    void attempt(keep, () => setFailed(true))
  }
  return (
    <Card title={t('title')}>
      <p className="text-muted">{t('text')}</p>
      {hasFailed && <Banner tone="loss">{t('failed')}</Banner>}
      <QueryContent query={query} skeleton={<Skeleton className="h-120" />}>
        {({ topics }) => (
          <div className="divide-y divide-line">
            {topics.map((choice) => (
              <fieldset key={choice.topic} className="flex flex-col py-4 last:pb-0">
                <legend className="float-start text-h3">{t(`topic.${choice.topic}`)}</legend>
                <Way
                  label={t('inApp')}
                  say={choice.say_in_app}
                  on={choice.in_app}
                  isBusy={isBusy}
                  onChange={(on) => choose({ topic: choice.topic, in_app: on })}
                />
                <Way
                  label={t('byMail')}
                  say={choice.say_by_mail}
                  on={choice.by_mail}
                  isBusy={isBusy}
                  onChange={(on) => choose({ topic: choice.topic, by_mail: on })}
                />
              </fieldset>
            ))}
          </div>
        )}
      </QueryContent>
    </Card>
  )
}

type WayProps = {
  label: string
  say: NoticeChoice['say_in_app']
  on: boolean
  isBusy: boolean
  onChange: (on: boolean) => void
}

/** One way of being told: a switch, or plain words where there is nothing to choose. */
function Way({ label, say, on, isBusy, onChange }: WayProps) {
  const t = useTranslations('notifications.choices')
  if (say === 'choice') return <Switch label={label} on={on} busy={isBusy} onChange={onChange} />
  return (
    <p className="flex min-h-11 items-center justify-between gap-4">
      <span className="font-semibold">{label}</span>
      <span className="text-muted">{t(say)}</span>
    </p>
  )
}
