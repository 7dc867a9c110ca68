import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { Words } from '../Words.tsx'
import { wordsOfPage } from './page-words.ts'

/** A signed-in page among its own words. While they load, the page before stays. */
export function PageWords({ children }: { children: ReactNode }) {
  return <Words namespaces={wordsOfPage(useMatches().at(-1)?.id)}>{children}</Words>
}
