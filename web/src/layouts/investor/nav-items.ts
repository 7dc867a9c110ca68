import { ArrowDown, ArrowUp, House, List, type LucideIcon, Plus, UserRound, Users } from 'lucide-react'
import type { PageName } from '#routing/paths.ts'

type NavItem = {
  page: string
  word: string
  /** Also in the bottom bar, by this name. */
  narrow: string | null
  icon: LucideIcon
  /** A page that belongs to it without being below it. */
  also: PageName | undefined
}

/** The pages of the signed-in area in the order of its navigation. */
export const navItems = [
  { page: 'dashboard', word: 'home', narrow: 'home', icon: House, also: undefined },
  { page: 'addMoney', word: 'addMoney', narrow: null, icon: Plus, also: undefined },
  { page: 'invest', word: 'invest', narrow: 'invest', icon: ArrowUp, also: undefined },
  { page: 'withdraw', word: 'withdraw', narrow: 'withdraw', icon: ArrowDown, also: 'withdrawal' },
  { page: 'transactions', word: 'transactions', narrow: 'activity', icon: List, also: undefined },
  { page: 'referrals', word: 'referrals', narrow: null, icon: Users, also: undefined },
  { page: 'profile', word: 'profile', narrow: 'profile', icon: UserRound, also: undefined },
] as const satisfies readonly NavItem[]
