import { mediaHook } from './use-media.ts'

/** Whether the device asks for less motion. */
export const useReducedMotion = mediaHook('(prefers-reduced-motion: reduce)')
