import { market } from '#messages/de/market.ts'
import type { MarketMessages } from '#messages/shape.ts'

/** German of the live markets and the calculator; loaded when they are scrolled to. */
export const messages: MarketMessages = { market }
