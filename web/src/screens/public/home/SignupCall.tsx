import { useLocale, useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { pathTo } from '#routing/paths.ts'
import { LinkButton } from '#ui/LinkButton.tsx'

/** One sentence and one button, over the two halves. */
export function SignupCall() {
  const t = useTranslations('homeMore.cta')
  const locale = useLocale()
  const mode = useMode()
  return (
    <section aria-labelledby="cta-title" className="page pt-12 md:pt-14 xl:pt-28">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-sheet bg-linear-to-b from-stage-a from-50% to-stage-b to-50% p-6 md:rounded-stage md:p-16">
        <div>
          <h2 id="cta-title" className="text-section">
            {t('heading', { mode })}
          </h2>
          <p className="mt-2 text-muted md:text-lead">{t('text')}</p>
        </div>
        <div className="max-sm:w-full">
          <LinkButton look="primary" wide to={pathTo('signup', { locale })}>
            {t('button')}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
