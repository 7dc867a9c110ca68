import { createContext } from 'react'

/** What the pages of an area add to their title, such as "Practice". */
export const TitleSuffix = createContext<string | null>(null)
