import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { saveLooks } from '#api/save-looks.ts'
import type { PaletteItem } from '#keys/palette-items.ts'
import { chooseTheme, themes, useTheme } from '#lib/display.ts'
import { chooseStaffDisplay, useStaffDisplay } from '#lib/staff-display.ts'
import { pathTo } from '#paths.ts'
import { everything } from '#screens/staff/list/list-address.ts'
import { useMay } from '#screens/staff/shared/staff-profile.ts'
import { staffPages } from '../staff-pages.ts'

/** Every page of the console that the member of staff may see. */
export function usePageItems(): readonly PaletteItem[] {
  const t = useTranslations('staff.shell.pages')
  const navigate = useNavigate()
  const may = useMay()
  return staffPages
    .filter(({ permission }) => may(permission))
    .map(({ page }) => ({ id: page, label: t(page), run: () => void navigate(pathTo(page)) }))
}

/** Lists that find a person, an address or a reference, whatever their rows' state. */
const searched = [
  { page: 'staffInvestors', permission: 'investors:read', query: {} },
  { page: 'staffWithdrawals', permission: 'withdrawals:read', query: { status: everything } },
  { page: 'staffAudit', permission: 'audit:read', query: {} },
] as const

/** These lists, searched for what is typed; none while nothing is. */
export function useListItems(typed: string): readonly PaletteItem[] {
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
export function useActionItems(): readonly PaletteItem[] {
  const t = useTranslations()
  const locale = useLocale()
  const navigate = useNavigate()
  const { density } = useStaffDisplay()
  const shown = useTheme()
  const isCompact = density === 'compact'
  return [
    {
      id: 'density',
      label: t(isCompact ? 'staff.shell.search.comfortable' : 'staff.shell.display.compact'),
      run: () => chooseStaffDisplay({ density: isCompact ? 'comfortable' : 'compact' }),
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
    {
      id: 'logout',
      label: t('staff.shell.logout'),
      run: () => void navigate(pathTo('logout', { locale })),
    },
  ]
}
