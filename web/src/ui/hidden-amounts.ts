import { createContext, type ReactNode } from 'react'

/** Shown instead of every amount below; null when amounts are visible. */
export const HiddenAmounts = createContext<ReactNode>(null)

/** What a hidden amount is called where only text can stand. */
export const HiddenAmountName = createContext('')
