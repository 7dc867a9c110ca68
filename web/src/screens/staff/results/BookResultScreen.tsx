import { listPlans } from '@evenmoor/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { dayBefore } from '#i18n/day-before.ts'
import { pathTo } from '#routing/paths.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { ProposalForm } from './ProposalForm.tsx'

/** Proposes the result of a plan's day. */
export default function BookResultScreen() {
  const t = useTranslations('staff.results.book')
  const tCommon = useTranslations('common')
  const navigate = useNavigate()
  const { data: plans } = useQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => call(listPlans, { signal }),
  })
  const [yesterday] = useState(() => dayBefore(new Date().toISOString().slice(0, 10)))
  const first = plans?.find(({ result_source }) => result_source === 'booked') ?? plans?.[0]
  return (
    <div className="flex max-w-[30rem] flex-col gap-4">
      <PageTitle title={t('title')} className="text-h2" />
      <p className="text-muted">{t('text')}</p>
      <ProposalForm
        kind="result"
        planId={first?.id ?? ''}
        day={yesterday}
        onDone={(done) =>
          void navigate(pathTo('staffResult', { params: { plan: done.plan_id, day: done.day } }))
        }
      >
        {({ form, field }) => (
          <>
            <SelectField
              {...field('plan_id')}
              value={form.values.plan_id || (first?.id ?? '')}
              label={t('plan')}
              options={plans?.map(({ id, title }) => ({ value: id, label: title })) ?? []}
            />
            <TextField {...field('day')} type="date" label={t('day')} hint={t('dayHint')} />
          </>
        )}
      </ProposalForm>
      <p>
        <LinkButton to={pathTo('staffResults')}>{tCommon('cancel')}</LinkButton>
      </p>
    </div>
  )
}
