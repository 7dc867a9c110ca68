import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '#i18n/format-time.ts'
import { useHydrated } from '#browser/use-hydrated.ts'
import { pathTo } from '#routing/paths.ts'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { ExampleContacts, OperatorContact } from '#ui/OperatorContact.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Changelog } from './Changelog.tsx'
import type { LegalChanges, LegalSection } from './legal-section.ts'
import { TableOfContents } from './TableOfContents.tsx'

type LegalPageProps = {
  title: string
  lead?: string
  /** A summary for readers who stop here. */
  summary: readonly string[]
  sections: readonly LegalSection[]
  changes: LegalChanges
}

const operatorLines = ['address', 'email', 'phone'] as const

/** A long text: a summary, the contents (folded on narrow screens), sections of a readable width, and what changed. */
export function LegalPage({ title, lead, summary, sections: ownSections, changes }: LegalPageProps) {
  const t = useTranslations('legal')
  const nav = useTranslations('nav')
  const locale = useLocale()
  const isHydrated = useHydrated()
  const updatedOn = changes.entries[0].day
  const sections: readonly LegalSection[] = [
    ...ownSections,
    { id: 'changes', heading: changes.heading, body: <Changelog {...changes} /> },
  ]
  const contactLink = (text: ReactNode) => (
    <Link to={pathTo('contact', { locale })} className="link inline-flex min-h-11 items-center">
      {text}
    </Link>
  )
  return (
    <div className="page grid gap-8 py-8 md:py-12 xl:grid-cols-[15rem_minmax(0,1fr)] xl:gap-16">
      <div className="xl:col-start-2">
        <PageTitle title={title} className="text-display" />
        {lead && <p className="mt-4 reading text-lead">{lead}</p>}
        <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2 xl:max-w-[68ch]">
          <p className="text-muted">
            {t('updated', { date: formatDay(updatedOn, locale) })}{' '}
            <a href="#changes" className="link inline-flex min-h-11 items-center print:hidden">
              {t('seeChanges')}
            </a>
          </p>
          {/* It needs scripts; its place is kept. */}
          <span className={cx('print:hidden', !isHydrated && 'invisible')}>
            <Button size="compact" icon={<Printer aria-hidden size={20} />} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </span>
        </div>
        <aside aria-labelledby="summary-title" className="mt-6 reading rounded-card bg-info-soft p-6">
          <h2 id="summary-title" className="text-h3">
            {t('summary')}
          </h2>
          <ul className="mt-2 list-disc space-y-1 ps-5">
            {summary.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </aside>
      </div>
      <TableOfContents sections={sections} />
      <div className="flex flex-col gap-10 xl:col-start-2 xl:row-start-2">
        {sections.map(({ id, heading, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4">
            <h2 id={`${id}-title`} className="text-h2">
              {heading}
            </h2>
            <div className="mt-3 flex reading flex-col gap-4">{body}</div>
          </section>
        ))}
        <div className="reading border-t border-line pt-6 text-muted">
          <p className="print:hidden">{t.rich('question', { contact: contactLink })}</p>
          {operatorLines.map((kind) => (
            <OperatorContact key={kind} kind={kind} as="div">
              {({ text }) => <bdi>{text}</bdi>}
            </OperatorContact>
          ))}
          <ExampleContacts className="text-small">{nav('footer.example')}</ExampleContacts>
        </div>
      </div>
    </div>
  )
}
