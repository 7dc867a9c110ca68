import { type RiskCheck, riskQuestions } from '@evenmoor/contract/risk-questions'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { useMode } from '#i18n/mode.ts'
import { pathTo } from '#routing/paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { Card } from '#ui/Card.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'

/** All were right: from when on there can be a position, and the answers to read once more. */
export function PassedRiskCheck({ check, takesFocus }: { check: RiskCheck; takesFocus: boolean }) {
  const t = useTranslations('riskQuestions')
  const locale = useLocale()
  const mode = useMode()
  const { is_blocking: isBlocking, can_invest_at: from } = check
  const words = () => {
    if (isBlocking && from !== null) return t('passed.wait', { when: formatInstant(from, locale) })
    return t(from === null ? 'passed.practice' : 'passed.ready')
  }
  return (
    <>
      <Banner
        tone={isBlocking ? 'info' : 'gain'}
        title={t('passed.title')}
        takesFocus={takesFocus}
        actions={<LinkButton to={pathTo('invest')}>{t('passed.plans')}</LinkButton>}
      >
        {words()}
      </Banner>
      <Card title={t('passed.review')}>
        <dl className="flex flex-col gap-4">
          {riskQuestions.map((question) => (
            <div key={question} className="flex flex-col gap-1">
              <dt className="font-semibold">{t(`ask.${question}.question`)}</dt>
              <dd className="text-muted">{t(`ask.${question}.why`, { mode })}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  )
}
