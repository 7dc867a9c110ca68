import { market } from '#messages/es/market.ts'
import type { MarketMessages } from '#messages/shape.ts'

/** Spanish of the live markets and the calculator; loaded when they are scrolled to. */
export const messages: MarketMessages = { market }
