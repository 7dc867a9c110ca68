import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { saveAccountPreferences } from '#preferences/save-account-preferences.ts'
import { setDevicePreferences, useDevicePreferences } from '#preferences/device-preferences.ts'
import { pathTo, type PlainPageName } from '#routing/paths.ts'
import type { Command } from './command.ts'
import { useThemeCommands } from './use-theme-commands.ts'

const pages = {
  dashboard: 'investor.shell.home',
  addMoney: 'investor.shell.addMoney',
  invest: 'investor.shell.invest',
  withdraw: 'investor.shell.withdraw',
  transactions: 'investor.shell.transactions',
  statements: 'search.pages.statements',
  referrals: 'investor.shell.referrals',
  profile: 'investor.shell.profile',
  editProfile: 'search.pages.editProfile',
  security: 'search.pages.security',
  sessions: 'search.pages.sessions',
  notifications: 'investor.shell.notifications',
  ownData: 'search.pages.ownData',
  results: 'nav.results',
  faq: 'nav.faq',
  contact: 'nav.contact',
} as const satisfies Partial<Record<PlainPageName, string>>

/** Every page that can be gone to, by the name that it has in the navigation. */
export function usePageCommands(): readonly Command[] {
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
export function useActionCommands(showShortcuts: () => void): readonly Command[] {
  const t = useTranslations()
  const locale = useLocale()
  const navigate = useNavigate()
  const { hideBalances } = useDevicePreferences()
  const themeCommands = useThemeCommands()
  const changeBalances = () => {
    setDevicePreferences({ hideBalances: !hideBalances })
    saveAccountPreferences({ preferences: { hide_balances: !hideBalances } })
  }
  return [
    {
      id: 'balances',
      label: t(hideBalances ? 'search.actions.show' : 'search.actions.hide'),
      run: changeBalances,
    },
    ...themeCommands,
    { id: 'list', label: t('search.list.title'), run: showShortcuts },
    {
      id: 'logout',
      label: t('investor.shell.logout'),
      run: () => void navigate(pathTo('logout', { locale })),
    },
  ]
}
