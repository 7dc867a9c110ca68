import { expect, type Page, type Response } from '@playwright/test'

/** The answer that begins a page's stream of news. */
export const streamOf = (page: Page): Promise<Response> =>
  page.waitForResponse((reply) => new URL(reply.url()).pathname === '/api/events/')

export const balance = (page: Page, text: string): Promise<void> =>
  expect(page.getByRole('main').getByText(text).first()).toBeVisible()

/** Counts the reads of one thing. */
export function countReads(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1
  })
  return () => count
}
