import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ExampleContacts, OperatorContact } from '#ui/OperatorContact.tsx'

const nots = ['bank', 'licence', 'advice', 'cover'] as const

/** Who runs this installation, as far as they have said it; and what nobody here is. */
export function WhoWeAre() {
  const t = useTranslations('about.who')
  return (
    <section aria-labelledby="who-title" className="page pt-16">
      <div className="grid gap-8 rounded-card border border-line bg-surface p-6 md:grid-cols-2 md:gap-12 md:p-8">
        <div>
          <h2 id="who-title" className="text-h2">
            {t('heading')}
          </h2>
          <p className="mt-2">{t('text')}</p>
          <ExampleContacts className="mt-4 text-muted">{t('notSet')}</ExampleContacts>
          <OperatorContact kind="email" as="div" className="mt-4 flex flex-wrap items-center gap-x-4">
            {({ text, href }) => (
              <>
                <span className="text-muted">{t('emailLabel')}</span>
                <a href={href} className="link inline-flex min-h-11 items-center">
                  <bdi dir="ltr">{text}</bdi>
                </a>
              </>
            )}
          </OperatorContact>
          <OperatorContact kind="address" as="div" className="flex flex-wrap gap-x-4">
            {({ text }) => (
              <>
                <span className="text-muted">{t('addressLabel')}</span>
                <address className="not-italic">
                  <bdi>{text}</bdi>
                </address>
              </>
            )}
          </OperatorContact>
        </div>
        <div>
          <h3 className="text-h3">{t('notHeading')}</h3>
          <ul className="mt-2 flex flex-col gap-3">
            {nots.map((key) => (
              <li key={key} className="flex gap-3">
                <X aria-hidden size={20} className="mt-0.5 shrink-0 text-muted" />
                {t(`not.${key}`)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
