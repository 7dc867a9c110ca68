import type { listTestimonials, Testimonial } from '@evenmoor/contract/records'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '#i18n/format-time.ts'
import { publicList } from '#queries/public-list.ts'
import { EmptyQuotes } from './EmptyPeople.tsx'
import { DeferredPeople } from './DeferredPeople.tsx'
import { PersonCard } from './PersonCard.tsx'

const testimonials = publicList<typeof listTestimonials>('/api/testimonials/')

/** What people said who agreed to have it shown; with none, the places are empty. */
export function Testimonials() {
  const t = useTranslations('homeMore.testimonials')
  const reading = testimonials.use()
  const words = { failed: t('failed'), show: (count: number) => t('show', { count }) }
  return (
    <section aria-labelledby="testimonials-title" className="page pt-12 md:pt-14 xl:pt-28">
      <h2 id="testimonials-title" className="text-section">
        {t('heading')}
      </h2>
      <p className="mt-2 reading text-muted md:text-lead">{t('lead')}</p>
      <DeferredPeople reading={reading} words={words} empty={<EmptyQuotes />}>
        {(testimonial) => <Quote key={testimonial.id} testimonial={testimonial} />}
      </DeferredPeople>
    </section>
  )
}

function Quote({ testimonial: { name, words, locale, said_on } }: { testimonial: Testimonial }) {
  const t = useTranslations('homeMore.testimonials')
  const reader = useLocale()
  const said = t('said', { day: formatDay(said_on, reader) })
  return (
    <PersonCard name={name} detail={`${t('practiceUser')} · ${said}`}>
      <blockquote lang={locale} dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        <q>{words}</q>
      </blockquote>
    </PersonCard>
  )
}
