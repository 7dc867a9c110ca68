import type { Wallet } from '@evenmoor/contract/wallet'
import { createContext, use } from 'react'

/** Practice money alone, or coins of public test networks. */
export type Mode = Wallet['mode']

/** The mode a page is prerendered for. Each is prerendered for both. */
export const ModeContext = /* @__PURE__ */ createContext<Mode>('practice')

/** What the server wrote on the document: it alone knows its networks. */
export const documentMode = (): Mode =>
  (import.meta.env.SSR ? undefined : (document.documentElement.dataset['mode'] as Mode | undefined)) ??
  'practice'

/** The mode of the page that is being rendered. */
export const useMode = (): Mode => (import.meta.env.SSR ? use(ModeContext) : documentMode())
