import { ArrowDown, ArrowUp, House, List, type LucideIcon, UserRound, Users } from 'lucide-react'

/** The pages of the signed-in area in the order of its navigation. `narrow`: also in the bottom bar, by this name. */
export const navItems = [
  { page: 'dashboard', word: 'home', narrow: 'home', icon: House },
  { page: 'invest', word: 'invest', narrow: 'invest', icon: ArrowUp },
  { page: 'withdraw', word: 'withdraw', narrow: 'withdraw', icon: ArrowDown },
  { page: 'transactions', word: 'transactions', narrow: 'activity', icon: List },
  { page: 'referrals', word: 'referrals', narrow: null, icon: Users },
  { page: 'profile', word: 'profile', narrow: 'profile', icon: UserRound },
] as const satisfies readonly { page: string; word: string; narrow: string | null; icon: LucideIcon }[]
