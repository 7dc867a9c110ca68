import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { BackLink } from '#ui/BackLink.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { profileQuery } from '#queries/profile-query.ts'
import { StatementMailCard } from './StatementMailCard.tsx'
import { statementsQuery } from './statements-query.ts'
import { StatementTable } from './StatementTable.tsx'

/** A statement of each month, to save; by mail if wanted; and how anybody can check one. */
export default function StatementsScreen() {
  const t = useTranslations('statements')
  const tShell = useTranslations('investor.shell')
  const locale = useLocale()
  const query = useQuery(statementsQuery)
  // How many months there are nobody knows before: what stands below them comes with them, and moves no more.
  const isMailRead = !useQuery(profileQuery).isPending
  return (
    <div className="flex flex-col gap-6">
      <BackLink to={pathTo('transactions')}>{t('back')}</BackLink>
      <PageTitle title={t('title')} />
      <QueryContent query={query} skeleton={<Skeleton className="h-60" />}>
        {({ results, kept_from: keptFrom }) =>
          results.length === 0 ? (
            <EmptyState
              title={t('emptyTitle')}
              action={<LinkButton to={pathTo('invest')}>{tShell('invest')}</LinkButton>}
            >
              {t('emptyText')}
            </EmptyState>
          ) : (
            <div className="flex flex-col gap-3">
              <StatementTable months={results} />
              {keptFrom !== undefined && (
                <p className="reading text-small text-muted">
                  {t('keptFrom', { day: formatDay(keptFrom, locale) })}
                </p>
              )}
            </div>
          )
        }
      </QueryContent>
      {!query.isPending && isMailRead && (
        <div className="grid items-start gap-6 md:grid-cols-2">
          <StatementMailCard />
          <Card title={t('verify')}>
            <p className="text-muted">{t('verifyText')}</p>
            <div>
              <LinkButton size="compact" to={pathTo('verifyStatement', { locale })}>
                {t('verify')}
              </LinkButton>
            </div>
          </Card>
        </div>
      )}
    </div>
  )
}
