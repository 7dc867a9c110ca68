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
    <section
      aria-labelledby="faq-title"
      className="page grid gap-x-16 gap-y-5 pt-16 xl:grid-cols-[25rem_minmax(0,1fr)] xl:pt-28"
    >
      <div>
        <h2 id="faq-title" className="text-section">
          {t('heading')}
        </h2>
        <Link to={pathTo('faq', { locale })} className="link mt-1 inline-flex min-h-11 items-center">
          {t('all')}
        </Link>
      </div>
      <div>
        {questions.map((key) => (
          <FaqItem key={key} id={`faq-${key}`} question={t(`${key}.question`, { mode })} level={3}>
            <p>{t(`${key}.answer`, { mode })}</p>
          </FaqItem>
        ))}
      </div>
    </section>
  )
}
