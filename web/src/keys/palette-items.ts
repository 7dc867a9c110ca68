import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { saveLooks } from '#api/save-looks.ts'
import { chooseTheme, themes, useTheme } from '#lib/display.ts'
import { chooseLooks, useLooks } from '#lib/looks.ts'
import { pathTo, type PlainPageName } from '#paths.ts'
import { showPart } from './search-store.ts'

export type PaletteItem = {
  readonly id: string
  readonly label: string
  /** Beside it, in smaller letters. */
  readonly detail?: string
  readonly run: () => void
}

const pages = {
  dashboard: 'investor.shell.home',
  invest: 'investor.shell.invest',
  withdraw: 'investor.shell.withdraw',
  transactions: 'investor.shell.transactions',
  statements: 'keys.pages.statements',
  referrals: 'investor.shell.referrals',
  profile: 'investor.shell.profile',
  editProfile: 'keys.pages.editProfile',
  security: 'keys.pages.security',
  sessions: 'keys.pages.sessions',
  notifications: 'investor.shell.notifications',
  ownData: 'keys.pages.ownData',
  results: 'nav.results',
  faq: 'nav.faq',
  contact: 'nav.contact',
} as const satisfies Partial<Record<PlainPageName, string>>

/** Every page that can be gone to, by the name that it has in the navigation. */
export function usePageItems(): readonly PaletteItem[] {
  const t = useTranslations()
  const locale = useLocale()
  const navigate = useNavigate()
  return (Object.keys(pages) as (keyof typeof pages)[]).map((page) => ({
    id: page,
    label: t(pages[page]),
    run: () => void navigate(pathTo(page, { locale })),
  }))
}

/** What can be done from anywhere. Nothing of it moves money, and nothing is done that cannot be undone at once. */
export function useActionItems(): readonly PaletteItem[] {
  const t = useTranslations()
  const locale = useLocale()
  const navigate = useNavigate()
  const { hideBalances } = useLooks()
  const shown = useTheme()
  const changeBalances = () => {
    chooseLooks({ hideBalances: !hideBalances })
    saveLooks({ preferences: { hide_balances: !hideBalances } })
  }
  return [
    {
      id: 'balances',
      label: t(hideBalances ? 'keys.actions.show' : 'keys.actions.hide'),
      run: changeBalances,
    },
    ...themes
      .filter((theme) => theme !== shown)
      .map((theme) => ({
        id: theme,
        label: `${t('nav.theme.label')}: ${t(`nav.theme.${theme}`)}`,
        run: () => {
          chooseTheme(theme)
          saveLooks({ theme })
        },
      })),
    { id: 'list', label: t('keys.list.title'), run: () => void showPart('list') },
    {
      id: 'logout',
      label: t('investor.shell.logout'),
      run: () => void navigate(pathTo('logout', { locale })),
    },
  ]
}
