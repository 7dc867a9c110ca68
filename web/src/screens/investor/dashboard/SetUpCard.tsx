import { useQuery } from '@tanstack/react-query'
import { ChevronRight, CircleCheck, CircleDashed } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { profileQuery } from '#queries/profile-query.ts'
import { pathTo } from '#routing/paths.ts'
import { Card } from '#ui/Card.tsx'
import type { AccountStage } from './account-stage.ts'

/** What a new account still lacks: money, and a second way to prove who one is. */
export function SetUpCard({ stage }: { stage: AccountStage }) {
  const t = useTranslations('dashboard.setUp')
  const hasFactor = useQuery(profileQuery).data?.has_second_factor === true
  const items = [
    { key: 'email', isDone: true, to: null },
    { key: 'money', isDone: stage !== 'empty', to: pathTo('addMoney') },
    { key: 'passkey', isDone: hasFactor, to: pathTo('security') },
  ] as const
  const done = items.filter(({ isDone }) => isDone).length
  return (
    <Card
      title={t('title')}
      aside={
        <span className="text-small text-muted">
          {t('progress', { done: String(done), count: String(items.length) })}
        </span>
      }
    >
      <ul className="-my-2 divide-y divide-line">
        {items.map(({ key, isDone, to }) => (
          <li key={key} className="relative flex min-h-12 items-center gap-3 py-2">
            {isDone ? (
              <CircleCheck aria-hidden size={22} className="shrink-0 text-gain" />
            ) : (
              <CircleDashed aria-hidden size={22} className="shrink-0 text-muted" />
            )}
            {isDone || to === null ? (
              <span className="grow text-muted">{t(key)}</span>
            ) : (
              <Link to={to} className="grow font-semibold after:absolute after:inset-0">
                {t(key)}
              </Link>
            )}
            {!isDone && (
              <ChevronRight aria-hidden size={20} className="shrink-0 text-muted rtl:-scale-x-100" />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
