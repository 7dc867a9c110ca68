import { market } from '#messages/tr/market.ts'
import type { MarketMessages } from '#messages/shape.ts'

/** Turkish of the live markets and the calculator; loaded when they are scrolled to. */
export const messages: MarketMessages = { market }
