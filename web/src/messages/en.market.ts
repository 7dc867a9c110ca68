import { market } from '#messages/en/market.ts'

/** English of the live markets and the calculator; loaded when they are scrolled to. */
export const messages = { market } as const
