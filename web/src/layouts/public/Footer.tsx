import { Children, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { cx } from '#ui/cx.ts'
import { Logo } from '#ui/Logo.tsx'
import { ExampleContacts, OperatorContact } from '#ui/OperatorContact.tsx'
import { LanguageMenu } from '../LanguageMenu.tsx'
import { PageLink } from '#routing/PageLink.tsx'
import { ThemeMenu } from '../ThemeMenu.tsx'
import { NewsletterForm } from './NewsletterForm.tsx'

const linkLook =
  'inline-flex min-h-11 min-w-11 items-center py-1.5 [overflow-wrap:anywhere] text-muted hover:text-text hover:underline'

const links = ['email', 'phone', 'telegram'] as const

/** The foot of every public page. */
export function Footer() {
  const t = useTranslations('nav')
  const mode = useMode()
  return (
    <footer className="mt-6 border-t md:mt-16 border-line bg-sunken">
      <nav
        aria-label={t('footer.label')}
        className="page grid grid-cols-2 gap-x-6 gap-y-4 pt-6 pb-4 huge-text:grid-cols-1 md:gap-y-8 md:pt-12 md:pb-8 md:grid-cols-[1.2fr_1fr_1fr_1.35fr]"
      >
        <div className="col-span-full flex flex-col gap-3 md:col-span-1">
          <Logo />
          <p className="text-small text-muted">{t('footer.note', { mode })}</p>
        </div>
        <Group title={t('footer.company')}>
          <PageLink page="home" className={linkLook}>
            {t('home')}
          </PageLink>
          <PageLink page="about" className={linkLook}>
            {t('about')}
          </PageLink>
          <PageLink page="faq" className={linkLook}>
            {t('faq')}
          </PageLink>
          <PageLink page="results" className={linkLook}>
            {t('results')}
          </PageLink>
        </Group>
        <Group title={t('footer.legal')}>
          <PageLink page="terms" className={linkLook}>
            {t('footer.terms')}
          </PageLink>
          <PageLink page="privacy" className={linkLook}>
            {t('footer.privacy')}
          </PageLink>
          <PageLink page="risks" className={linkLook}>
            {t('footer.risks')}
          </PageLink>
          <PageLink page="scamCheck" className={linkLook}>
            {t('footer.scamCheck')}
          </PageLink>
          <PageLink page="proof" className={linkLook}>
            {t('proof')}
          </PageLink>
        </Group>
        <Group isWide title={t('footer.contact')}>
          <PageLink page="contact" className={linkLook}>
            {t('contact')}
          </PageLink>
          {links.map((kind) => (
            <OperatorContact key={kind} kind={kind} as="div">
              {({ text, href }) => (
                <a href={href} rel="noreferrer" className={`${linkLook} wrap-anywhere`}>
                  <bdi dir="ltr">{text}</bdi>
                </a>
              )}
            </OperatorContact>
          ))}
          <OperatorContact kind="address" as="div">
            {({ text }) => (
              <address className="flex min-h-11 items-center py-1.5 text-muted not-italic">
                <bdi>{text}</bdi>
              </address>
            )}
          </OperatorContact>
          <ExampleContacts className="text-small text-muted">{t('footer.example')}</ExampleContacts>
        </Group>
      </nav>
      <div className="page">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-t border-line py-4 md:py-6">
          <div className="w-full sm:w-md">
            <NewsletterForm />
          </div>
          <div className="ms-auto flex items-center gap-2">
            <LanguageMenu up />
            <ThemeMenu up name="footer" />
          </div>
        </div>
      </div>
    </footer>
  )
}

/** Two beside each other on a phone, unless one is too long for that: then it has a line of its own, and is not cut. */
const besides = 'empty:hidden max-md:min-w-fit max-md:basis-32'

function Group({ title, isWide, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? 'col-span-full md:col-span-1' : undefined}>
      <h2 className="text-small font-semibold">{title}</h2>
      <ul className={cx('mt-1 flex flex-col', isWide && 'max-md:flex-row max-md:flex-wrap max-md:gap-x-5')}>
        {Children.map(children, (link) => (
          <li className={isWide ? besides : undefined}>{link}</li>
        ))}
      </ul>
    </div>
  )
}
