import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { pathTo } from '#routing/paths.ts'
import { FaqItem } from '../faq/FaqItem.tsx'

const questions = ['money', 'rate', 'leave'] as const

/** The first questions of the FAQ page, and the way to all of them. */
export function FaqTeaser() {
  const t = useTranslations('faqFirst')
  const locale = useLocale()
  const mode = useMode()
  return (
    <section aria-labelledby="faq-title" className="page pt-16">
      <h2 id="faq-title" className="text-h2">
        {t('heading')}
      </h2>
      <div className="mt-6 max-w-200">
        {questions.map((key) => (
          <FaqItem key={key} id={`faq-${key}`} question={t(`${key}.question`, { mode })} level={3}>
            <p>{t(`${key}.answer`, { mode })}</p>
          </FaqItem>
        ))}
      </div>
      <p className="mt-2">
        <Link to={pathTo('faq', { locale })} className="link inline-flex min-h-11 items-center">
          {t('all')}
        </Link>
      </p>
    </section>
  )
}
