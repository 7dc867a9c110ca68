import { useTranslations } from 'use-intl'
import { Banner } from '#ui/Banner.tsx'
import { Card } from '#ui/Card.tsx'
import type { FoundSign } from './find-signs.ts'

/** What was found in the offer, each sign with its words and what it means; and that finding none proves nothing. */
export function FoundSigns({ found }: { found: readonly FoundSign[] }) {
  const t = useTranslations('scamCheck')
  if (found.length === 0)
    return (
      <div className="max-w-3xl">
        <Banner tone="risk" title={t('none.title')} takesFocus>
          {t('none.text')}
        </Banner>
      </div>
    )
  return (
    <section aria-labelledby="found-signs" className="flex max-w-3xl flex-col gap-4">
      <Banner tone="risk" title={t('found', { count: found.length })} takesFocus>
        {t('foundText')}
      </Banner>
      <h2 id="found-signs" className="sr-only">
        {t('list')}
      </h2>
      <ul className="flex flex-col gap-4">
        {found.map(({ sign, before, match, after }) => (
          <li key={sign}>
            <Card title={t(`signs.${sign}.title`)}>
              <p>{t(`signs.${sign}.text`)}</p>
              <blockquote dir="auto" className="border-s-2 border-line ps-3 wrap-anywhere text-muted">
                {before}
                <mark className="rounded-chip bg-risk-soft px-1 font-semibold text-text">{match}</mark>
                {after}
              </blockquote>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
