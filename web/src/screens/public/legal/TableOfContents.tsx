import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { LegalSection } from './legal-section.ts'

type TableOfContentsProps = { sections: readonly LegalSection[] }

/** The list of a page's sections: folded above the text; from 1280 on beside it, always in view. */
export function TableOfContents({ sections }: TableOfContentsProps) {
  const t = useTranslations('legal')
  return (
    <div className="print:hidden xl:row-span-2 xl:row-start-1">
      <details className="group rounded-card border border-line bg-surface px-4 xl:hidden">
        <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
          {t('contents')}
          <ChevronDown aria-hidden size={24} className="shrink-0 text-muted group-open:rotate-180" />
        </summary>
        <nav aria-label={t('contents')} className="border-t border-line py-2">
          <SectionLinks sections={sections} current={null} />
        </nav>
      </details>
      <nav aria-labelledby="contents-title" className="sticky top-8 hidden xl:block">
        <p id="contents-title" className="px-3 font-semibold">
          {t('contents')}
        </p>
        <CurrentLinks sections={sections} />
      </nav>
    </div>
  )
}

function CurrentLinks({ sections }: TableOfContentsProps) {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    // Called whenever a section passes the line, also by a jump over it; above the first one, none is being read.
    const observer = new IntersectionObserver(() => setCurrent(sectionAtLine(sections)), {
      rootMargin: '1000000px 0px -90% 0px',
    })
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return <SectionLinks sections={sections} current={current} />
}

/** The section that crosses a line near the head of the window, or ended last above it: a link leads to just above that line. */
const sectionAtLine = (sections: readonly LegalSection[]): string | null =>
  sections.findLast(({ id }) => {
    const section = document.getElementById(id)
    return section !== null && section.getBoundingClientRect().top <= window.innerHeight * 0.1 + 1
  })?.id ?? null

function SectionLinks({ sections, current }: TableOfContentsProps & { current: string | null }) {
  return (
    <ol>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'true' : undefined}
            className="flex min-h-11 items-center rounded-control px-3 py-1 text-muted hover:bg-hover hover:text-text aria-current:bg-primary-soft aria-current:font-semibold aria-current:text-primary-text"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  )
}
