import {
  addPlan,
  changePlanTerms,
  previewPlanTerms,
  type StaffPlan,
  type TermsPreview,
} from '@evenmoor/contract/staff-plans'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { problemOf } from '#refusals/problem.ts'
import { pathTo } from '#routing/paths.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary, type FormProblem } from '#ui/ErrorSummary.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { PlanProblem } from './PlanProblem.tsx'
import { TermsFields } from './TermsFields.tsx'
import { type MadeTerms, TermsPreviewView } from './TermsPreviewView.tsx'
import { draftFrom, readTerms } from './terms-draft.ts'
import { usePlanAction } from './use-plan-action.ts'

/** New terms of a plan, or of one to add when there is none: typed, then looked at, then made. */
export function TermsForm({ plan }: { plan: StaffPlan | null }) {
  const t = useTranslations('staffPlans')
  const locale = useLocale()
  const navigate = useNavigate()
  const newest = plan?.versions.find(({ state }) => state !== 'called_off')
  const [draft, setDraft] = useState(() => draftFrom(newest, locale))
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const read = readTerms(draft, locale, { isNew: plan === null })
  const change = (terms: MadeTerms['terms']) => ({ ...terms, based_on_version: newest?.version ?? 0 })
  const preview = useMutation({
    // A plan that is added has nothing it could differ from: it is shown as it was typed.
    mutationFn: async (terms: MadeTerms['terms']): Promise<TermsPreview | null> =>
      plan && call(previewPlanTerms, { params: { id: plan.id }, body: change(terms) }),
    networkMode: 'always',
  })
  const make = usePlanAction(
    ({ terms, title, reason }: MadeTerms, sent) =>
      plan
        ? call(changePlanTerms, { params: { id: plan.id }, body: { ...change(terms), reason }, ...sent })
        : call(addPlan, { body: { ...terms, title, reason }, ...sent }),
    ({ id }) => void navigate(pathTo('staffPlan', { params: { id } })),
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (read.ok) {
      setProblems([])
      preview.mutate(read.terms)
    } else {
      setProblems(
        read.problems.map(({ field, problem }) => ({
          fieldId: field,
          text: t(`problems.${problem === 'order' ? 'order' : field}`),
        })),
      )
    }
  }
  if (preview.isSuccess && read.ok) {
    return (
      <TermsPreviewView
        plan={plan}
        preview={preview.data}
        read={read}
        make={make}
        onBack={() => preview.reset()}
      />
    )
  }
  return (
    <div className="flex max-w-[40rem] flex-col gap-6">
      <PageTitle
        title={plan ? t('form.changeTitle', { plan: plan.title }) : t('form.addTitle')}
        hasProblems={problems.length > 0}
      />
      <form onSubmit={submit} noValidate className="flex flex-col gap-6">
        <ErrorSummary problems={problems} />
        <PlanProblem problem={preview.error ? problemOf(preview.error) : null} />
        <TermsFields draft={draft} isNew={plan === null} problems={problems} onChange={setDraft} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" busy={preview.isPending && t('busy')}>
            {t('form.preview')}
          </Button>
          <LinkButton to={plan ? pathTo('staffPlan', { params: { id: plan.id } }) : pathTo('staffPlans')}>
            {t('form.leave')}
          </LinkButton>
        </div>
      </form>
    </div>
  )
}
