import {
  addPlan,
  changePlanTerms,
  previewPlanTerms,
  type StaffPlan,
  type TermsPreview,
} from '@evenmoor/contract/staff-plans'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { useSentForm } from '#forms/use-sent-form.ts'
import { problemOf } from '#refusals/problem.ts'
import { pathTo } from '#routing/paths.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { PlanProblem } from './PlanProblem.tsx'
import { TermsFields } from './TermsFields.tsx'
import { type MadeTerms, TermsPreviewView } from './TermsPreviewView.tsx'
import { draftFrom, readTerms, type TermsDraft } from './terms-draft.ts'
import { usePlanAction } from './use-plan-action.ts'

/** New terms of a plan, or of one to add when there is none: typed, then looked at, then made. */
export function TermsForm({ plan }: { plan: StaffPlan | null }) {
  const t = useTranslations('staffPlans')
  const locale = useLocale()
  const navigate = useNavigate()
  const newest = plan?.versions.find(({ state }) => state !== 'called_off')
  const read = (draft: TermsDraft) => readTerms(draft, locale, { isNew: plan === null })
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
  const { form, field, problems, onSubmit } = useSentForm<TermsDraft>({
    start: draftFrom(newest, locale),
    idOf: (name) => name,
    check: (draft) =>
      Object.fromEntries(
        (read(draft).problems ?? []).map(({ field: name, problem }) => [
          name,
          t(`problems.${problem === 'order' ? 'order' : name}`),
        ]),
      ),
    send: (draft) => {
      const made = read(draft)
      if (made.ok) preview.mutate(made.terms)
    },
  })
  const made = read(form.values)
  if (preview.isSuccess && made.ok) {
    return (
      <TermsPreviewView
        plan={plan}
        preview={preview.data}
        read={made}
        make={make}
        onBack={() => preview.reset()}
      />
    )
  }
  return (
    <div className="flex max-w-[40rem] flex-col gap-6">
      <PageTitle
        title={plan ? t('form.changeTitle', { plan: plan.title }) : t('add')}
        hasProblems={problems.length > 0}
      />
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-6">
        <ErrorSummary problems={problems} />
        <PlanProblem problem={preview.error ? problemOf(preview.error) : null} />
        <TermsFields field={field} when={form.values.when} isNew={plan === null} />
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
