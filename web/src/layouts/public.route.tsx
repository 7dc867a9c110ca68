import type { ReactNode } from 'react'
import { Outlet, useMatches } from 'react-router'
import { useTranslations } from 'use-intl'
import { isPublicPage, namespacesOf } from '#routing/route-table.ts'
import { RiskStrip } from '#ui/RiskStrip.tsx'
import { SkipLink } from '#ui/SkipLink.tsx'
import { PageLink } from '#routing/PageLink.tsx'
import { Footer } from './public/Footer.tsx'
import { Header } from './public/Header.tsx'
import { PublicHead } from './public/PublicHead.tsx'
import { MessagesProvider } from '#i18n/MessagesProvider.tsx'

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
        <PageMessages>
          <Outlet />
        </PageMessages>
      </main>
      <Footer />
    </div>
  )
}

/** The page among its own words. While they load, the page before stays. */
function PageMessages({ children }: { children: ReactNode }) {
  const name = useMatches().at(-1)?.id.split('/')[1]
  return (
    <MessagesProvider namespaces={namespacesOf(name) ?? ['notFound']}>
      {isPublicPage(name) && <PublicHead page={name} />}
      {children}
    </MessagesProvider>
  )
}
