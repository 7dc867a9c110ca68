import { market } from '#messages/fr/market.ts'
import type { MarketMessages } from '#messages/shape.ts'

/** French of the live markets and the calculator; loaded when they are scrolled to. */
export const messages: MarketMessages = { market }
