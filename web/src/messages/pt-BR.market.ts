import { market } from '#messages/pt-BR/market.ts'
import type { MarketMessages } from '#messages/shape.ts'

/** Brazilian Portuguese of the live markets and the calculator; loaded when they are scrolled to. */
export const messages: MarketMessages = { market }
