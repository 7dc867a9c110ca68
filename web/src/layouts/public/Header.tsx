import { UserRound } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useSignedInAs } from '#api/session.ts'
import { preloadSignedInList } from '#i18n/catalogs.ts'
import { pathTo } from '#routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Logo } from '#ui/Logo.tsx'
import { LanguageMenu } from '../LanguageMenu.tsx'
import { ThemeMenu } from '../ThemeMenu.tsx'
import { HeaderLinks } from './HeaderLinks.tsx'
import { MenuSheet } from './MenuSheet.tsx'

// Between 768 and 1280 px all links stand in one row, in every language; names of two words may take two lines.
const buttonRoom =
  'ms-1 shrink-0 whitespace-nowrap huge-text:shrink huge-text:whitespace-normal md:max-xl:*:px-3 md:max-xl:*:text-small'

/** The head of every public page, with the way to the account for who is signed in; below 768 px its links are in a sheet. */
export function Header() {
  const t = useTranslations('nav')
  const locale = useLocale()
  const home = pathTo('home', { locale })
  const { pathname } = useLocation()
  const isSignedIn = useSignedInAs() !== null
  // Also for who has just logged in: the account comes next.
  useEffect(() => {
    if (isSignedIn) void preloadSignedInList(locale)
  }, [isSignedIn, locale])
  return (
    <header className="border-b border-line">
      <div className="flex min-h-16 items-center gap-2 px-4 huge-text:gap-0 huge-text:px-2 md:gap-1 md:px-5 xl:min-h-18 xl:px-8">
        <Link
          to={home}
          // Already at home the logo loads the page again, as the spec has it.
          reloadDocument={pathname === home}
          aria-label={`${t('home')}: Evenmoor`}
          className="me-auto flex min-h-11 min-w-11 items-center rounded-control"
        >
          <Logo />
        </Link>
        <nav aria-label={t('main')} className="hidden shrink-[99] md:mx-auto md:block">
          <HeaderLinks
            className="flex xl:gap-2"
            linkClassName="flex min-h-11 min-w-11 items-center justify-center rounded-control px-1.5 text-center text-small leading-tight text-muted hover:bg-hover hover:text-text aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-text xl:px-3 xl:text-body xl:whitespace-nowrap"
          />
        </nav>
        <div className="ms-auto hidden shrink-0 items-center md:flex xl:gap-1">
          <LanguageMenu />
          <ThemeMenu name="header" />
          {!isSignedIn && (
            <span className={cx('hidden md:inline-flex', buttonRoom)}>
              <LinkButton size="compact" to={pathTo('login', { locale })}>
                {t('login')}
              </LinkButton>
            </span>
          )}
        </div>
        <span className={cx('inline-flex', buttonRoom)}>
          {isSignedIn ? (
            <LinkButton size="compact" to={pathTo('dashboard')}>
              <UserRound aria-hidden size={20} className="max-sm:hidden" />
              {t('account')}
            </LinkButton>
          ) : (
            <LinkButton size="compact" to={pathTo('signup', { locale })}>
              {t('signup')}
            </LinkButton>
          )}
        </span>
        <MenuSheet />
      </div>
    </header>
  )
}
