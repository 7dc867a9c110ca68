import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { pathTo } from '#routing/paths.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { FaqItem } from './FaqItem.tsx'

/** In the order of the page; each is also the anchor of its answer. The first three stand in every catalog. */
const first = ['money', 'rate', 'leave'] as const
const others = ['fees', 'losses', 'start', 'identity', 'security', 'referral', 'support'] as const

/** Ten questions, one open at a time; an address with an anchor opens its answer. */
export default function FaqScreen() {
  const t = useTranslations('faq')
  const tFirst = useTranslations('faqFirst')
  const locale = useLocale()
  const mode = useMode()
  useOpenLinked()
  return (
    <div className="page py-8 md:py-12">
      <div className="mx-auto max-w-200">
        <PageTitle title={t('title')} className="text-display" />
        <p className="mt-4 reading text-lead text-muted">{t('lead')}</p>
        <div className="mt-8">
          {first.map((key) => (
            <FaqItem key={key} id={key} question={tFirst(`${key}.question`, { mode })}>
              <p>{tFirst(`${key}.answer`, { mode })}</p>
            </FaqItem>
          ))}
          {others.map((key) => (
            <FaqItem key={key} id={key} question={t(`${key}.question`)}>
              <p>{t(`${key}.answer`, { mode })}</p>
            </FaqItem>
          ))}
        </div>
        <section
          aria-labelledby="more-title"
          className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-card bg-primary-soft p-6"
        >
          <div>
            <h2 id="more-title" className="text-h3">
              {t('more.title')}
            </h2>
            <p className="text-muted">{t('more.text')}</p>
          </div>
          <LinkButton look="primary" to={pathTo('contact', { locale })}>
            {t('more.button')}
          </LinkButton>
        </section>
      </div>
    </div>
  )
}

/** Opens the answer that the address names, and takes the reader to it. */
function useOpenLinked() {
  const { hash } = useLocation()
  useEffect(() => {
    const item = document.getElementById(hash.slice(1))
    if (!(item instanceof HTMLDetailsElement)) return
    item.open = true
    item.scrollIntoView()
    item.querySelector('summary')?.focus({ preventScroll: true })
  }, [hash])
}
