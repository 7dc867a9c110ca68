import type { StaffPlan, TermsPreview } from '@evenmoor/contract/staff-plans'
import { useLocale, useTranslations } from 'use-intl'
import type { Problem } from '#refusals/problem.ts'
import { formatMoney, formatPercent } from '#i18n/format-money.ts'
import { formatDay, formatInstant } from '#i18n/format-time.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { PlanProblem } from './PlanProblem.tsx'
import type { readTerms } from './terms-draft.ts'

type Change = { field: 'min_deposit' | 'max_deposit' | 'daily_rate'; before: string | null; after: string }

type Terms = Extract<ReturnType<typeof readTerms>, { ok: true }>['terms']
/** A version of a plan's terms as it was filled in. */
export type MadeTerms = { readonly terms: Terms; readonly title: string; readonly reason: string }

type TermsPreviewViewProps = {
  plan: StaffPlan | null
  preview: TermsPreview | null
  read: MadeTerms
  make: { act: (made: MadeTerms) => void; isPending: boolean; problem: Problem | null }
  onBack: () => void
}

/** What differs, from when on, and whom it concerns; the last look before it is made. */
export function TermsPreviewView({ plan, preview, read, make, onBack }: TermsPreviewViewProps) {
  const t = useTranslations('staffPlans.preview')
  const tPlans = useTranslations('staffPlans')
  const columns = useColumns()
  const changes = preview?.changes ?? asTyped(read)
  return (
    <div className="flex max-w-[48rem] flex-col gap-6">
      <PageTitle
        title={plan ? t('changeTitle', { plan: plan.title }) : t('addTitle', { plan: read.title })}
      />
      <PlanProblem problem={make.problem} />
      <Card title={t('differs')}>
        <DataTable caption={t('differs')} columns={columns} rows={changes} rowKey={({ field }) => field} />
        <ul className="flex list-disc flex-col gap-2 ps-5">
          <Consequences preview={preview} effectiveOn={read.terms.effective_on} />
        </ul>
      </Card>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" busy={make.isPending && tPlans('busy')} onClick={() => make.act(read)}>
          {plan ? t('confirm') : t('confirmAdd')}
        </Button>
        <Button onClick={onBack}>{t('back')}</Button>
      </div>
    </div>
  )
}

function Consequences({
  preview,
  effectiveOn,
}: {
  preview: TermsPreview | null
  effectiveOn: string | null
}) {
  const t = useTranslations('staffPlans.preview')
  const locale = useLocale()
  return (
    <>
      <li>
        {effectiveOn === null
          ? t('atOnce')
          : t('fromDay', {
              day: formatDay(effectiveOn, locale),
              local: formatInstant(`${effectiveOn}T00:00:00Z`, locale),
            })}
      </li>
      {preview && <li>{t('positions', { count: preview.open_positions })}</li>}
      {preview?.changes.some(({ field }) => field === 'daily_rate') && (
        <li>{t('results', { day: formatDay(preview.first_result_day, locale) })}</li>
      )}
      {preview?.takes_colleague && <li>{t('colleague')}</li>}
    </>
  )
}

const asTyped = ({ terms }: MadeTerms): Change[] =>
  (['min_deposit', 'max_deposit', 'daily_rate'] as const).map((field) => ({
    field,
    before: null,
    after: terms[field],
  }))

function useColumns(): readonly Column<Change>[] {
  const t = useTranslations('staffPlans.preview')
  const locale = useLocale()
  const shown = (field: Change['field'], value: string) =>
    field === 'daily_rate' ? formatPercent(value, locale) : formatMoney(value, 'USD', locale)
  return [
    {
      key: 'field',
      header: t('field'),
      cell: ({ field }) => t(`fields.${field}`),
      narrow: 'startTop',
      rowHeader: true,
    },
    {
      key: 'before',
      header: t('before'),
      cell: ({ field, before }) =>
        before === null ? '–' : <del className="text-muted">{shown(field, before)}</del>,
      narrow: 'startBottom',
      numeric: true,
    },
    {
      key: 'after',
      header: t('after'),
      cell: ({ field, after }) => <ins className="font-semibold no-underline">{shown(field, after)}</ins>,
      narrow: 'endTop',
      numeric: true,
    },
  ]
}
