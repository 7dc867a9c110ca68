import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { QueryContent } from '#queries/QueryContent.tsx'
import { riskCheckQuery } from '#queries/risk-check-query.ts'
import { pathTo } from '#routing/paths.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { PassedRiskCheck } from './PassedRiskCheck.tsx'
import { RiskQuestionForm } from './RiskQuestionForm.tsx'

/** Five questions on risk with the answers explained: before a first position on test networks, otherwise an offer. */
export default function RiskQuestionsScreen() {
  const t = useTranslations('riskQuestions')
  const mode = useMode()
  const query = useQuery(riskCheckQuery)
  const [isJustPassed, setJustPassed] = useState(false)
  const [hasProblems, setHasProblems] = useState(false)
  return (
    <div className="mx-auto flex w-full max-w-[36rem] flex-col gap-6 xl:mx-0">
      <BackLink to={pathTo('invest')}>{t('back')}</BackLink>
      <PageTitle title={t('title')} hasProblems={hasProblems} />
      <QueryContent query={query} skeleton={<Skeleton className="h-[60rem]" />}>
        {(check) =>
          check.passed_at !== null ? (
            <PassedRiskCheck check={check} takesFocus={isJustPassed} />
          ) : (
            <>
              <p className="text-muted">{t('lead', { mode })}</p>
              <RiskQuestionForm onProblems={setHasProblems} onPassed={() => setJustPassed(true)} />
            </>
          )
        }
      </QueryContent>
    </div>
  )
}
