import { Link, useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { pageExists, pathTo } from '#paths.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Logo } from '#ui/Logo.tsx'
import { LanguageMenu } from '../LanguageMenu.tsx'
import { ThemeMenu } from '../ThemeMenu.tsx'
import { HeaderLinks } from './HeaderLinks.tsx'
import { MenuSheet } from './MenuSheet.tsx'

/** The head of every public page; below 768 px its links are in a sheet. */
export function Header() {
  const t = useTranslations('nav')
  const locale = useLocale()
  const home = pathTo('home', { locale })
  const { pathname } = useLocation()
  return (
    <header className="border-b border-line">
      <div className="flex min-h-16 items-center gap-2 px-4 md:gap-1 md:px-5 xl:min-h-18 xl:px-8">
        <Link
          to={home}
          // Already at home the logo loads the page again, as the spec has it.
          reloadDocument={pathname === home}
          aria-label={`${t('home')}: Evenmoor`}
          className="me-auto flex min-h-11 items-center rounded-control pe-2"
        >
          <Logo />
        </Link>
        <nav aria-label={t('main')} className="hidden md:mx-auto md:block">
          <HeaderLinks
            className="flex xl:gap-2"
            linkClassName="flex min-h-11 items-center rounded-control px-2 text-small text-muted hover:bg-hover hover:text-text aria-[current=page]:text-text aria-[current=page]:font-semibold xl:px-3 xl:text-body"
          />
        </nav>
        <div className="ms-auto hidden items-center md:flex xl:gap-1">
          <LanguageMenu />
          <ThemeMenu name="header" />
          {pageExists('login') && (
            <span className="ms-1 hidden md:inline-flex">
              <LinkButton size="compact" to={pathTo('login', { locale })}>
                {t('login')}
              </LinkButton>
            </span>
          )}
        </div>
        {pageExists('signup') && (
          <span className="ms-1 inline-flex">
            <LinkButton size="compact" to={pathTo('signup', { locale })}>
              {t('signup')}
            </LinkButton>
          </span>
        )}
        <MenuSheet />
      </div>
    </header>
  )
}
