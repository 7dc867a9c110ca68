import type { Locator, Page } from 'playwright'
import type { Interaction } from './measure-press.ts'

/** So many columns of the window are a phone. */
export const phone = 360

const main = (page: Page) => page.locator('main')
const rowLinks = (page: Page) => main(page).locator('a[data-row]')
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' })
const moreButton = (page: Page) => main(page).getByRole('button', { name: /^Load(?:ing…| more)$/ })

/** As the mouse or the finger does it: Playwright's own click looks at the page while it is pressed. */
async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing to press')
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Loads on until so many rows stand. */
export async function loadRows(page: Page, least: number): Promise<void> {
  for (let rows = await rowLinks(page).count(); rows < least; rows = await rowLinks(page).count()) {
    await moreButton(page).click()
    await page.waitForFunction((had) => document.querySelectorAll('a[data-row]').length > had, rows)
  }
}

const toTop = (page: Page) => page.keyboard.press('Control+Home')

/** Opens the sheet of filters on a phone; elsewhere they are there. */
async function openFilters(page: Page, width: number): Promise<void> {
  if (width === phone && (await sheet(page).count()) === 0)
    await main(page)
      .getByRole('button', { name: /^Filters/ })
      .click()
}
async function closeFilters(page: Page, width: number): Promise<void> {
  if (width === phone && (await sheet(page).count()) > 0) await page.keyboard.press('Escape')
}

/** A select keeps its list in a window of the browser's own: the keyboard chooses as the mouse does. */
async function chooseType(page: Page, letter: string): Promise<void> {
  await page.getByLabel('Type', { exact: true }).focus()
  await page.keyboard.press(letter)
}

/** What is done in the list of transactions, with many rows loaded. */
export const listInteractions = (width: number): readonly Interaction[] => [
  {
    name: width === phone ? 'open the sheet of filters' : 'open a filter',
    times: 10,
    before: async (page) => {
      await closeFilters(page, width)
      await toTop(page)
    },
    press: (page) =>
      width === phone
        ? press(main(page).getByRole('button', { name: /^Filters/ }))
        : press(page.getByLabel('Type', { exact: true })),
  },
  {
    name: 'apply a filter',
    times: 10,
    before: async (page) => {
      if (width !== phone) await page.keyboard.press('Escape')
      await openFilters(page, width)
      if (await isFiltered(page)) await chooseType(page, 'A')
    },
    press: (page) => chooseType(page, 'D'),
  },
  {
    name: 'take the filter away: every row comes back',
    times: 10,
    before: async (page) => {
      await openFilters(page, width)
      if (!(await isFiltered(page))) await chooseType(page, 'D')
      await closeFilters(page, width)
    },
    press: (page) => press(main(page).getByRole('button', { name: /^Remove the filter/ })),
  },
  {
    name: 'load more',
    times: 10,
    before: (page) => moreButton(page).scrollIntoViewIfNeeded(),
    press: (page) => press(moreButton(page)),
  },
  {
    name: 'open a row',
    times: 10,
    before: async (page, time) => {
      await closeDetail(page)
      await rowLinks(page)
        .nth(40 * time)
        .scrollIntoViewIfNeeded()
    },
    press: (page, time) => press(rowLinks(page).nth(40 * time)),
  },
  {
    name: 'close it',
    times: 10,
    before: async (page, time) => {
      if (!(await isDetailOpen(page)))
        await rowLinks(page)
          .nth(40 * time)
          .click()
    },
    press: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'type a letter into the search',
    times: 5,
    before: async (page) => {
      await page.getByRole('searchbox').fill('')
      await page.getByRole('searchbox').focus()
    },
    press: (page) => page.keyboard.type('019ac4', { delay: 120 }),
  },
  {
    name: 'the next row by J, the one before by K',
    times: 3,
    before: async (page) => {
      await page.getByRole('searchbox').fill('')
      await rowLinks(page).nth(300).focus()
    },
    press: async (page) => {
      for (const key of 'jjjjjkkkkk') {
        await page.keyboard.press(key)
        await page.waitForTimeout(100)
      }
    },
  },
]

const isFiltered = (page: Page) => Promise.resolve(page.url().includes('type='))
const isDetailOpen = (page: Page) => Promise.resolve(/\/transactions\/\d+/.test(page.url()))
async function closeDetail(page: Page): Promise<void> {
  if (await isDetailOpen(page)) await page.keyboard.press('Escape')
}

const range = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Period' }).getByRole('button', { name })

/** What is done with the chart of the own money. */
export const chartInteractions: readonly Interaction[] = [
  {
    name: 'another range of the chart',
    times: 16,
    press: (page, time) =>
      press(range(page, ['Last 365 days', 'Last 7 days', 'All days', 'Last 30 days'][time % 4] ?? '')),
  },
  {
    name: 'a day on the chart of a year, by an arrow key',
    times: 3,
    before: async (page) => {
      await range(page, 'Last 365 days').click()
      await page.getByRole('slider').focus()
    },
    press: async (page) => {
      for (let times = 0; times < 8; times += 1) {
        await page.keyboard.press('ArrowLeft')
        await page.waitForTimeout(60)
      }
    },
  },
  {
    name: 'a year as a table, and back',
    times: 10,
    before: (page) => range(page, 'Last 365 days').click(),
    press: async (page) => {
      await press(page.getByRole('button', { name: 'Show as table' }))
      await page.waitForTimeout(500)
      await press(page.getByRole('button', { name: 'Show as chart' }))
    },
  },
]
