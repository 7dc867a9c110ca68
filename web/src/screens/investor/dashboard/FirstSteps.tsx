import type { Position } from '@evenmoor/contract/positions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { directionOfChange } from '#i18n/format-money.ts'
import { pathTo } from '#routing/paths.ts'
import { Card } from '#ui/Card.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Timeline } from '#ui/Timeline.tsx'
import { positionsQuery } from '#queries/money-queries.ts'

/** For a new account: what is done and what comes next. Nothing once the first daily result is there. */
export function FirstSteps() {
  const t = useTranslations('dashboard.next')
  const mode = useMode()
  const { data } = useInfiniteQuery(positionsQuery)
  if (!data) return null
  const positions = data.pages.flatMap(({ results }) => results)
  const hasInvested = positions.length > 0
  const hasResult = positions.some(hasDailyResult)
  if (hasResult) return null
  const done = hasInvested ? 2 : 1
  return (
    <Card
      title={t('title')}
      aside={
        <span className="text-small text-muted">{t('progress', { done: String(done), count: '3' })}</span>
      }
    >
      <Timeline
        steps={[
          { key: 'account', label: t('account'), detail: t('accountDetail'), state: 'done' },
          {
            key: 'invest',
            label: t('invest'),
            detail: t('investDetail', { mode }),
            state: hasInvested ? 'done' : 'current',
          },
          {
            key: 'result',
            label: t('result'),
            detail: t('resultDetail'),
            state: hasInvested ? 'current' : 'todo',
          },
        ]}
      />
      {!hasInvested && (
        <LinkButton look="primary" to={pathTo('invest')} wide>
          {t('button')}
        </LinkButton>
      )}
    </Card>
  )
}

const hasDailyResult = ({ results }: Position) => directionOfChange(results) !== 'none'
