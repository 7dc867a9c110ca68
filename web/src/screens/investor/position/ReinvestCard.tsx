import { type PositionDetail, switchReinvesting } from '@evenmoor/contract/positions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { problemOf } from '#refusals/problem.ts'
import { useProblemText } from '#refusals/problem-text.ts'
import { formatDay } from '#i18n/format-time.ts'
import { Banner } from '#ui/Banner.tsx'
import { Card } from '#ui/Card.tsx'
import { Switch } from '#ui/Switch.tsx'
import { refreshMoney } from '#queries/money-queries.ts'

/** Whether gains stay in the position, in plain words, and from which day a change counts. */
export function ReinvestCard({ position: { id, reinvest } }: { position: PositionDetail }) {
  const t = useTranslations('position.reinvest')
  const locale = useLocale()
  const textOf = useProblemText()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (on: boolean) => call(switchReinvesting, { params: { id }, body: { reinvest: on } }),
    networkMode: 'always',
    onSettled: () => refreshMoney(queryClient),
  })
  const { on, from } = reinvest
  return (
    <Card title={t('title')}>
      <Switch label={t('label')} on={on} busy={isPending} onChange={mutate} />
      <output className="block text-small text-muted">
        {from === null ? t('never') : t(on ? 'onFrom' : 'offFrom', { day: formatDay(from, locale) })}
      </output>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        <li>{t('on')}</li>
        <li>{t('loss')}</li>
        <li>{t('next')}</li>
      </ul>
      {error && (
        <Banner tone="loss" title={t('failed')} takesFocus>
          {textOf(problemOf(error))}
        </Banner>
      )}
    </Card>
  )
}
