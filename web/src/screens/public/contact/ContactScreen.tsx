import { useTranslations } from 'use-intl'
import { PageTitle } from '#ui/PageTitle.tsx'
import { ContactForm } from './ContactForm.tsx'
import { ContactDetails } from './ContactDetails.tsx'

/** The form, and the other ways to reach the operator. */
export default function ContactScreen() {
  const t = useTranslations('contact')
  return (
    <div className="page flex flex-col items-center gap-10 py-8 md:py-12 xl:flex-row xl:items-start xl:justify-center xl:gap-16">
      <div className="flex form-width flex-col gap-6 md:rounded-card md:border md:border-line md:bg-surface md:p-8">
        <div>
          <PageTitle title={t('title')} />
          <p className="mt-2 text-muted">{t('lead')}</p>
        </div>
        <ContactForm />
      </div>
      <div className="flex form-width flex-col gap-8 xl:w-80 xl:pt-8">
        <ContactDetails />
        <section className="flex flex-col gap-2">
          <h2 className="text-h3">{t('wording.heading')}</h2>
          <p className="text-muted">{t('wording.text')}</p>
        </section>
      </div>
    </div>
  )
}
