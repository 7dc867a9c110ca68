import { createContext, type ReactNode } from 'react'

/** What stands in place of every amount below; null where amounts are shown. */
export const HiddenAmounts = createContext<ReactNode>(null)
