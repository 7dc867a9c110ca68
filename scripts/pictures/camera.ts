/// <reference lib="dom" />
import { expect } from '@playwright/test'
import type { Page } from 'playwright'
import { hydrated, paintedIn, sized } from '../../e2e/support/public-page.ts'
import { drawn } from '../../e2e/support/settled.ts'

/** How a scene is taken. */
export type Framing = {
  /** Whatever is below this many pixels is left out; unset: the whole page. */
  readonly highestPx?: number
  /** Waits, at each size and theme, for what the picture is about. */
  readonly ready?: (page: Page) => Promise<void>
  /** Until it stands; unset: as a page of the application does. */
  readonly calm?: (page: Page) => Promise<void>
}

const windows = [
  { width: 360, height: 800 },
  { width: 1280, height: 900 },
] as const
const themes = ['light', 'dark'] as const

/** Of 100; letters keep their edges. */
const quality = 82

/** Waits longer than a test would: the machine has just made a demo. */
export const patiently = expect.configure({ timeout: 60_000 })

/** Until the page stands and nothing on it is loading any more. */
export async function untilCalm(page: Page): Promise<void> {
  await hydrated(page)
  await patiently(page.locator('#main h1').first()).toBeVisible()
  await patiently(page.locator('main[aria-busy=true], main [aria-busy=true]')).toHaveCount(0)
}

export type Picture = { readonly file: string; readonly bytes: Buffer }

/** Takes what an open page shows at each width and in each theme, as NAME-WIDTH-THEME.webp. */
export async function takePictures(page: Page, name: string, framing: Framing): Promise<Picture[]> {
  const pictures: Picture[] = []
  const { calm = untilCalm } = framing
  for (const { width, height } of windows) {
    await sized(page, width, height)
    await calm(page)
    for (const theme of themes) {
      await paintedIn(page, theme)
      await untilShown(page, { width, height, framing, calm })
      // What was pressed may have scrolled the page.
      await page.evaluate(() => window.scrollTo(0, 0))
      pictures.push({ file: `${name}-${width}-${theme}.webp`, bytes: await take(page) })
      await sized(page, width, height)
    }
  }
  return pictures
}

type Room = {
  readonly width: number
  /** The least that is shown. */
  readonly height: number
  readonly framing: Framing
  readonly calm: (page: Page) => Promise<void>
}

/** How often a page may turn out higher when more of it is near enough to load. */
const growsMax = 3

/** Makes the window as high as the picture: what sticks to its foot lies over nothing, and all of it is near enough to load. */
async function untilShown(page: Page, room: Room): Promise<void> {
  const { width, height } = room
  let windowPx = 0
  for (let grown = 0; grown < growsMax; grown += 1) {
    const shownPx = await shownPxOf(page, room)
    if (shownPx <= windowPx) break
    windowPx = shownPx
    await stood(page, windowPx, room)
  }
  // With all of it there the page may be lower than it was at first; a page is never lower than its window.
  await sized(page, width, height)
  await drawn(page)
  await stood(page, await shownPxOf(page, room), room)
}

/** Gives the page a window of this height, and waits for what the picture is about. */
async function stood(page: Page, windowPx: number, { width, framing, calm }: Room): Promise<void> {
  await sized(page, width, windowPx)
  await calm(page)
  await framing.ready?.(page)
}

const shownPxOf = async (page: Page, { height, framing: { highestPx = Infinity } }: Room): Promise<number> =>
  Math.max(height, Math.min(await heightOf(page), highestPx))

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight)

/** What the window shows, as WebP, which Playwright's own pictures cannot be. */
async function take(page: Page): Promise<Buffer> {
  const client = await page.context().newCDPSession(page)
  try {
    const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality })
    return Buffer.from(data, 'base64')
  } finally {
    await client.detach()
  }
}
