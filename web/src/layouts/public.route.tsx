import { Outlet } from 'react-router'
import { useTranslations } from 'use-intl'
import { RiskStrip } from '#ui/RiskStrip.tsx'
import { SkipLink } from '#ui/SkipLink.tsx'
import { PageLink } from '#routing/PageLink.tsx'
import { Footer } from './public/Footer.tsx'
import { Header } from './public/Header.tsx'

/** The frame of every public page: risk strip, header, footer. */
export default function PublicLayout() {
  const t = useTranslations('ui.riskStrip')
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <RiskStrip
        link={
          <PageLink page="risks" className="link">
            {t('link')}
          </PageLink>
        }
      />
      <Header />
      <main id="main" tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
