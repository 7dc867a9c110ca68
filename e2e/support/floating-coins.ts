/// <reference lib="dom" />
import type { Page } from '@playwright/test'

/** The coins that float over the home page. */

export const coins = (page: Page) => page.getByTestId('coins').locator('svg')
/** Of each coin's float: how long, after what wait, and whether it runs. */
export const floats = (page: Page) =>
  coins(page).evaluateAll((all) =>
    all.map((coin) => {
      const [float] = coin.getAnimations()
      const { duration, delay } = float?.effect?.getTiming() ?? {}
      return { duration: Number(duration), delay: Number(delay), state: float?.playState ?? 'none' }
    }),
  )
export const states = async (page: Page) => [...new Set((await floats(page)).map(({ state }) => state))]
