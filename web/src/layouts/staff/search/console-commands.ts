import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import type { Command } from '#features/search/command.ts'
import { useThemeCommands } from '#features/search/use-theme-commands.ts'
import { setConsoleDisplay, useConsoleDisplay } from '#preferences/console-display.ts'
import { pathTo } from '#routing/paths.ts'
import { allValues } from '#routing/list-address.ts'
import { useMay } from '#queries/staff-profile.ts'
import { staffPages } from '#routing/staff-pages.ts'

/** Every page of the console that the member of staff may see. */
export function usePageCommands(): readonly Command[] {
  const t = useTranslations('staff.shell.pages')
  const navigate = useNavigate()
  const may = useMay()
  const pages = staffPages.filter(({ permission }) => may(permission)).map(({ page }) => page)
  return (['staffHome', ...pages] as const).map((page) => ({
    id: page,
    label: t(page),
    run: () => void navigate(pathTo(page)),
  }))
}

/** Lists that find a person, an address or a reference, whatever their rows' state. */
const searched = [
  { page: 'staffInvestors', permission: 'investors:read', query: {} },
  { page: 'staffAccounts', permission: 'staff:read', query: {} },
  { page: 'staffWithdrawals', permission: 'withdrawals:read', query: { status: allValues } },
  { page: 'staffAudit', permission: 'audit:read', query: {} },
] as const

/** These lists, searched for what is typed; none while nothing is. */
export function useListCommands(typed: string): readonly Command[] {
  const t = useTranslations('staff.shell.pages')
  const navigate = useNavigate()
  const may = useMay()
  if (typed === '') return []
  return searched
    .filter(({ permission }) => may(permission))
    .map(({ page, query }) => ({
      id: page,
      label: `${t(page)}: ${typed}`,
      run: () => void navigate(pathTo(page, { query: { ...query, q: typed } })),
    }))
}

/** What can be done from anywhere in the console: nothing of it decides anything. */
export function useActionCommands(): readonly Command[] {
  const t = useTranslations()
  const locale = useLocale()
  const navigate = useNavigate()
  const { density } = useConsoleDisplay()
  const themeCommands = useThemeCommands()
  const isCompact = density === 'compact'
  return [
    {
      id: 'density',
      label: t(isCompact ? 'staff.shell.search.comfortable' : 'staff.shell.display.compact'),
      run: () => setConsoleDisplay({ density: isCompact ? 'comfortable' : 'compact' }),
    },
    ...themeCommands,
    {
      id: 'logout',
      label: t('staff.shell.logout'),
      run: () => void navigate(pathTo('logout', { locale })),
    },
  ]
}
