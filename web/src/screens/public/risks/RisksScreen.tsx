import { useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { PageLink } from '#routing/PageLink.tsx'
import { LegalPage } from '../legal/LegalPage.tsx'
import type { LegalSection } from '../legal/legal-section.ts'
import { Paragraphs } from '../legal/Paragraphs.tsx'

/** The risks of the real thing, short enough for two minutes. Linked from the strip above every public page. */
export default function RisksScreen() {
  const t = useTranslations('risks')
  const mode = useMode()
  const section = (id: Exclude<keyof typeof texts, 'warning'>): LegalSection => ({
    id,
    heading: t(`${id}.heading`),
    body: <Paragraphs texts={texts[id]} />,
  })
  const texts = {
    lose: [t('lose.one')],
    protection: [t('protection.one'), t('protection.two')],
    liquidity: [t('liquidity.one')],
    complex: [t('complex.one')],
    basket: [t('basket.one')],
    practice: [t('practice.one'), t('practice.two', { mode })],
  }
  const signs = [t('warning.one'), t('warning.two'), t('warning.three'), t('warning.four')]
  return (
    <LegalPage
      title={t('title')}
      lead={t('lead', { mode })}
      summary={[
        t('summary.all'),
        t('summary.protection'),
        t('summary.sell'),
        t('summary.promise'),
        t('summary.scam'),
        t('summary.spare'),
        t('summary.practice', { mode }),
      ]}
      sections={[
        section('lose'),
        section('protection'),
        section('liquidity'),
        section('complex'),
        section('basket'),
        {
          id: 'warning',
          heading: t('warning.heading'),
          body: <Signs texts={signs} check={t('warning.check')} />,
        },
        section('practice'),
      ]}
      changes={{
        heading: t('changes.heading'),
        intro: [t('changes.one')],
        entries: [
          { day: '2026-11-26', text: t('changes.plain') },
          { day: '2026-11-24', text: t('changes.check') },
          { day: '2026-11-21', text: t('changes.first') },
        ],
      }}
    />
  )
}

function Signs({ texts, check }: { texts: readonly string[]; check: string }) {
  return (
    <>
      <ul className="list-disc space-y-2 ps-5">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>
        <PageLink page="scamCheck" className="link">
          {check}
        </PageLink>
      </p>
    </>
  )
}
