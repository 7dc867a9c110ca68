import { createContext, type ReactNode } from 'react'

/** Shown instead of every amount below; null when amounts are visible. */
export const HiddenAmounts = createContext<ReactNode>(null)
