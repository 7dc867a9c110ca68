import type { FigureName } from '@evenmoor/contract/explanations'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** Where an address says which figure is explained. */
const parameter = 'explain'

/** What was opened on the page itself, so that closing is a step back. */
type Opened = { readonly explained: true }

const isOpened = (state: unknown): state is Opened =>
  typeof state === 'object' && state !== null && 'explained' in state

/**
 * The address of the page that is open, with a figure's explanation. Read when it is asked for: a list has thousands of
 * figures, which would all be drawn again with each change of the address.
 */
export const addressWithFigure = (of: FigureName) => {
  const { search, hash } = globalThis.location
  return { to: { search: withFigure(new URLSearchParams(search), of), hash }, state: { explained: true } }
}

/** What the address asks to explain, as it is written there; null without. */
export function useExplainedFigure(): string | null {
  const [search] = useSearchParams()
  return search.get(parameter)
}

/** Leaves the explanation: back to where it was opened from, or, after a link, to the page alone. */
export function useLeaveExplanation(): () => void {
  const navigate = useNavigate()
  const { state, hash } = useLocation()
  const [search] = useSearchParams()
  return () => {
    if (isOpened(state)) void navigate(-1)
    else
      void navigate({ search: withFigure(search, null), hash }, { replace: true, preventScrollReset: true })
  }
}

function withFigure(search: URLSearchParams, of: FigureName | null): string {
  const next = new URLSearchParams(search)
  next.delete(parameter)
  // Written by hand: a colon may stand in a query, and the link stays readable.
  return [next.toString(), of === null ? '' : `${parameter}=${of}`].filter((part) => part !== '').join('&')
}
