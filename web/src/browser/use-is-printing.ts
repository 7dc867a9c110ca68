import { mediaHook } from './use-media.ts'

/** Whether the page is being drawn on paper. */
export const useIsPrinting = mediaHook('print')
