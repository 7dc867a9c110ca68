import { endSession, listSessions } from '@evenmoor/contract/sessions'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { pathTo } from '#routing/paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { Card } from '#ui/Card.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { EndOtherSessions } from './EndOtherSessions.tsx'
import { SessionRow } from './SessionRow.tsx'
import { useDeviceName } from './use-device-name.ts'

const sessionsQuery = queryOptions({
  queryKey: ['security', 'sessions'],
  queryFn: ({ signal }) => call(listSessions, { signal }),
})

/** Where one is logged in: device, time, network. One can be ended, or all others. */
export default function SessionsScreen() {
  const t = useTranslations('sessions')
  const nameOf = useDeviceName()
  const query = useQuery(sessionsQuery)
  const queryClient = useQueryClient()
  const [done, setDone] = useState<string | null>(null)
  const tell = async (text: string) => {
    await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    setDone(text)
  }
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('title')} />
      <div className="mx-auto flex w-full max-w-[40rem] flex-col gap-6 xl:max-w-none">
        {done !== null && (
          <Banner tone="gain" takesFocus>
            {done}
          </Banner>
        )}
        <Card>
          <QueryContent query={query} skeleton={<Skeleton className="h-48" />}>
            {(sessions) => (
              <>
                <ul className="divide-y divide-line">
                  {sessions.map((session) => (
                    <SessionRow
                      key={session.id}
                      session={session}
                      onBegin={() => setDone(null)}
                      end={async () => {
                        await call(endSession, { params: { id: session.id } })
                        await tell(t('ended', { device: nameOf(session) }))
                      }}
                    />
                  ))}
                </ul>
                {sessions.length > 1 ? (
                  <EndOtherSessions onBegin={() => setDone(null)} onDone={tell} />
                ) : (
                  <p className="text-muted">{t('alone')}</p>
                )}
              </>
            )}
          </QueryContent>
        </Card>
        {!query.isPending && (
          <p className="text-muted">
            {t('strange')}{' '}
            <Link to={pathTo('security')} className="link">
              {t('toSecurity')}
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}
