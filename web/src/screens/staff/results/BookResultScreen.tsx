import { listPlans } from '@evenmoor/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { pathTo } from '#routing/paths.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { ProposalForm } from './ProposalForm.tsx'

const dayMs = 86_400_000
const ids = { planId: 'book-plan', day: 'book-day' } as const

/** Proposes the result of a plan's day. */
export default function BookResultScreen() {
  const t = useTranslations('staff.results.book')
  const tCommon = useTranslations('common')
  const navigate = useNavigate()
  const { data: plans } = useQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => call(listPlans, { signal }),
  })
  const [planId, setPlanId] = useState<string | null>(null)
  const [day, setDay] = useState(() => new Date(Date.now() - dayMs).toISOString().slice(0, 10))
  const chosen =
    planId ?? plans?.find(({ result_source }) => result_source === 'booked')?.id ?? plans?.[0]?.id ?? ''
  return (
    <div className="flex max-w-[30rem] flex-col gap-4">
      <PageTitle title={t('title')} className="text-h2" />
      <p className="text-muted">{t('text')}</p>
      <ProposalForm
        kind="result"
        planId={chosen}
        day={day}
        ids={ids}
        onDone={(done) =>
          void navigate(pathTo('staffResult', { params: { plan: done.plan_id, day: done.day } }))
        }
      >
        {(errorOf) => (
          <>
            <SelectField
              id={ids.planId}
              label={t('plan')}
              error={errorOf('plan_id')}
              value={chosen}
              onChange={setPlanId}
              options={plans?.map(({ id, title }) => ({ value: id, label: title })) ?? []}
            />
            <TextField
              id={ids.day}
              type="date"
              label={t('day')}
              hint={t('dayHint')}
              error={errorOf('day')}
              value={day}
              onChange={({ currentTarget }) => setDay(currentTarget.value)}
            />
          </>
        )}
      </ProposalForm>
      <p>
        <LinkButton to={pathTo('staffResults')}>{tCommon('cancel')}</LinkButton>
      </p>
    </div>
  )
}
