import { updateMe } from '@evenmoor/contract/people'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { Failure } from '#queries/Failure.tsx'
import { announce } from '#ui/announce.ts'
import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Switch } from '#ui/Switch.tsx'
import { notificationSettingsQuery } from '#queries/notification-queries.ts'
import { QueryContent } from '#queries/QueryContent.tsx'
import { profileQuery } from '#queries/profile-query.ts'

/** Whether a mail tells each month that the statement is ready; nobody gets one unasked. */
export function StatementMailCard() {
  const t = useTranslations('statements.mail')
  const query = useQuery(profileQuery)
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (statement_mail: boolean) => call(updateMe, { body: { preferences: { statement_mail } } }),
    onSuccess: async (_, isOn) => {
      await queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: notificationSettingsQuery.queryKey })
      announce(t(isOn ? 'on' : 'off'))
    },
  })
  return (
    <Card title={t('title')}>
      <QueryContent query={query} skeleton={<Skeleton className="h-11" />}>
        {({ preferences }) => (
          <Switch
            label={t('label')}
            on={preferences.statement_mail ?? false}
            busy={isPending}
            onChange={(isOn) => mutate(isOn)}
          />
        )}
      </QueryContent>
      <p className="text-muted">{t('text')}</p>
      <Failure error={error} />
    </Card>
  )
}
