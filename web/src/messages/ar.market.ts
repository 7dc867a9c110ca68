import { market } from '#messages/ar/market.ts'
import type { MarketMessages } from '#messages/shape.ts'

/** Arabic of the live markets and the calculator; loaded when they are scrolled to. */
export const messages: MarketMessages = { market }
