/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { signUp } from './support/account-pages.ts'
import { test } from './support/public-page.ts'

/** Signing up, as it is laid out. */

test('on a phone the heading of the code step is not parted inside "6-digit"', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signUp(page)
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const lineOf = (word: string) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
        const at = text.textContent?.indexOf(word) ?? -1
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + word.length)
        return range.getBoundingClientRect().top
      }
      return null
    }
    return [lineOf('6'), lineOf('digit')]
  })
  expect(lines[0]).not.toBeNull()
  expect(lines[0]).toBe(lines[1])
})
