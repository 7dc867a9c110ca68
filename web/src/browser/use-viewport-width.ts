import { mediaHook } from './use-media.ts'

/** Whether lists are tables; the same as the breakpoint `md` of the styles. */
export const useIsTableWide = mediaHook('(min-width: 48rem)')

/** Whether a detail fits beside its list; the breakpoint `xl`. */
export const useIsPanelWide = mediaHook('(min-width: 80rem)')
