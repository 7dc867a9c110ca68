import type { Locator, Page } from 'playwright'

/**
 * How fast a person goes, from the literature; nothing here was tuned to the product.
 * Reading: 238 words a minute, silently, English non-fiction (Brysbaert 2019, Journal of Memory and Language 109).
 * Hands: the keystroke-level model (Card, Moran, Newell 1983): 0.28 s a key of an average typist, 1.1 s to point at
 * something, 0.1 s to press, 1.35 s to think before an act.
 */
export const wordsPerMinute = 238
const keyMs = 280
const pointMs = 1_100
const pressMs = 100
const thinkMs = 1_350
/** How long a press looks for its target before it is taken for gone. */
const stillThereMs = 500

/** The time for words that are read silently. */
export const readingMs = (text: string): number =>
  (text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length / wordsPerMinute) * 60_000

/** What a person does in a page, at a person's pace; each act waits until the page allows it. */
export function personAt(page: Page) {
  let wordsRead = 0
  const read = async (part: Locator) => {
    const text = await part.innerText()
    wordsRead += text.split(/\s+/).length
    await page.waitForTimeout(readingMs(text))
  }
  const point = async (target: Locator) => {
    await target.waitFor()
    await page.waitForTimeout(thinkMs + pointMs)
  }
  return {
    read,
    /** Thinks, points, presses. */
    press: async (target: Locator) => {
      await point(target)
      await page.waitForTimeout(pressMs)
      await target.click()
    },
    /** The same of what may have gone away by itself meanwhile. */
    pressIfThere: async (target: Locator) => {
      await page.waitForTimeout(thinkMs + pointMs + pressMs)
      await target.click({ timeout: stillThereMs }).catch(() => undefined)
    },
    /** Points at a field and types; from one field to the next by Tab takes a key. */
    type: async (field: Locator, text: string, { isNext = false } = {}) => {
      if (isNext) {
        await page.waitForTimeout(keyMs)
        await field.focus()
      } else {
        await point(field)
        await field.click()
      }
      await field.pressSequentially(text, { delay: keyMs })
    },
    words: () => wordsRead,
  }
}
