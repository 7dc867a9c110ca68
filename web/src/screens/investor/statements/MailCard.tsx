import { updateMe } from '@evenmoor/contract/people'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { problemOf } from '#api/problem.ts'
import { useProblemText } from '#api/problem-text.ts'
import { announce } from '#ui/announce.ts'
import { Card } from '#ui/Card.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Switch } from '#ui/Switch.tsx'
import { choicesQuery } from '../notifications/queries.ts'
import { Loaded } from '../shared/Loaded.tsx'
import { profileQuery } from '../shared/profile-query.ts'

/** Whether a mail tells each month that the statement is ready; nobody gets one unasked. */
export function MailCard() {
  const t = useTranslations('statements.mail')
  const textOf = useProblemText()
  const query = useQuery(profileQuery)
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (statement_mail: boolean) => call(updateMe, { body: { preferences: { statement_mail } } }),
    onSuccess: async (_, isOn) => {
      await queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: choicesQuery.queryKey })
      announce(t(isOn ? 'on' : 'off'))
    },
  })
  return (
    <Card title={t('title')}>
      <Loaded query={query} skeleton={<Skeleton className="h-11" />}>
        {({ preferences }) => (
          <Switch
            label={t('label')}
            on={preferences.statement_mail ?? false}
            busy={isPending}
            onChange={(isOn) => mutate(isOn)}
          />
        )}
      </Loaded>
      <p className="text-muted">{t('text')}</p>
      {error && (
        <InlineMessage tone="loss" live>
          {textOf(problemOf(error))}
        </InlineMessage>
      )}
    </Card>
  )
}
