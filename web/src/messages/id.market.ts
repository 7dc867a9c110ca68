import { market } from '#messages/id/market.ts'
import type { MarketMessages } from '#messages/shape.ts'

/** Indonesian of the live markets and the calculator; loaded when they are scrolled to. */
export const messages: MarketMessages = { market }
