import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { simulatedCoins } from '../server/src/market/simulated-coins.ts'
import { tileCountMax } from '../web/src/features/market/tile-look.ts'
import { coinSigns } from '../web/src/ui/coin-signs.ts'

const looks = readFileSync(new URL('../web/src/ui/coin-art.css', import.meta.url), 'utf8')

test('each coin that the tiles of the market show is drawn, in a hue of its own', () => {
  const shown = simulatedCoins.slice(0, tileCountMax).map(({ symbol }) => symbol)
  expect(shown).toHaveLength(tileCountMax)
  expect(shown.filter((symbol) => !Object.hasOwn(coinSigns, symbol))).toEqual([])
  const hues = Object.keys(coinSigns).map((symbol) => {
    const [, hue] = new RegExp(`\\.coin-mark-${symbol} \\{\\s+--hue: (\\d+);`).exec(looks) ?? []
    return hue
  })
  expect(new Set(hues).size).toBe(hues.length)
  expect(hues).not.toContain(undefined)
})
