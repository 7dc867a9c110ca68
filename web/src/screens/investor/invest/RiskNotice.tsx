import type { RiskCheck } from '@evenmoor/contract/risk-questions'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { riskCheckQuery } from '#queries/risk-check-query.ts'
import { pathTo } from '#routing/paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { StepPage } from '#ui/StepPage.tsx'
import type { InvestStep } from './invest-step.ts'
import { useInvestSteps } from './use-invest-steps.ts'

function useNotice(check: RiskCheck) {
  const t = useTranslations('riskNotice')
  const locale = useLocale()
  const { can_invest_at: from } = check
  if (from === null) return { title: t('firstTitle'), text: t('firstText'), action: t('answer') }
  return { title: t('waitTitle', { when: formatInstant(from, locale) }), text: t('waitText'), action: null }
}

/** What a first position on a test network waits for, above the plans; nothing where it waits for nothing. */
export function RiskNotice() {
  const check = useQuery(riskCheckQuery).data
  return check?.is_blocking === true ? <Notice check={check} /> : null
}

function Notice({ check }: { check: RiskCheck }) {
  const { title, text, action } = useNotice(check)
  return (
    <Banner
      tone="info"
      title={title}
      actions={action && <LinkButton to={pathTo('riskQuestions')}>{action}</LinkButton>}
    >
      {text}
    </Banner>
  )
}

/** Instead of a step that would be refused. */
export function RiskFirst({ step, check, back }: { step: InvestStep; check: RiskCheck; back: string }) {
  const { title, text, action } = useNotice(check)
  return (
    <StepPage {...useInvestSteps(step)} heading={title} back={back}>
      <p>{text}</p>
      {action && (
        <LinkButton to={pathTo('riskQuestions')} look="primary" wide>
          {action}
        </LinkButton>
      )}
    </StepPage>
  )
}

/** The questions where nothing waits for them: a link, until they were answered. */
export function RiskOffer() {
  const t = useTranslations('riskNotice')
  const check = useQuery(riskCheckQuery).data
  if (check === undefined || check.is_required || check.passed_at !== null) return null
  return (
    <Link to={pathTo('riskQuestions')} className="link inline-flex min-h-11 items-center self-start">
      {t('offer')}
    </Link>
  )
}
