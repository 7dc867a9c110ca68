import path from 'node:path'
import type { CDPSession, Page } from 'playwright'
import { settled } from '../../e2e/support/settled.ts'
import { spread } from '../../server/testing/bench/measure.ts'

/** What a person does, and how often it is measured. */
export type Interaction = {
  readonly name: string
  readonly times: number
  /** Brings the page to where the act begins; not measured. */
  readonly before?: (page: Page, time: number) => Promise<unknown>
  /** One press or more, by the browser's own input. */
  readonly press: (page: Page, time: number) => Promise<unknown>
}

/** Milliseconds of every press until it was painted, and of the longest frame that followed each act. */
export type Presses = { readonly name: string; readonly presses: number[]; readonly frames: number[] }

/** Presses are told from this on, in steps of 8 ms; quicker ones count as this. */
export const leastMs = 16
/** How long nothing must have happened for the page to be at rest. */
const quietMs = 250

type Taken = { presses: number[]; count: number; frames: number[] }

/** Before the page's first document. */
export async function observePresses(page: Page): Promise<void> {
  await page.addInitScript({ path: path.join(import.meta.dirname, 'in-page.js') })
}

/** Does an act as often as it wants to be, each time with the page at rest before and after it. */
export async function measureInteraction(page: Page, act: Interaction): Promise<Presses> {
  const presses: number[] = []
  const frames: number[] = []
  for (let time = 0; time < act.times; time += 1) {
    await act.before?.(page, time)
    await atRest(page)
    await take(page)
    await act.press(page, time)
    await atRest(page)
    const taken = await take(page)
    if (taken.count === 0) throw new Error(`"${act.name}" was no press`)
    presses.push(...taken.presses)
    for (let quick = taken.presses.length; quick < taken.count; quick += 1) presses.push(leastMs)
    frames.push(Math.max(0, ...taken.frames))
  }
  process.stderr.write(`${act.name}: ${spread(presses, 0)} ms\n`)
  return { name: act.name, presses, frames }
}

const take = (page: Page): Promise<Taken> => page.evaluate('takePresses()')

/** Nothing is loading, and what came is painted. */
export async function atRest(page: Page): Promise<void> {
  const loading = page.locator('main [aria-busy=true], main [data-skeleton]').first()
  await loading.waitFor({ state: 'detached' })
  await settled(page)
  await page.waitForTimeout(quietMs)
  await loading.waitFor({ state: 'detached' })
  await settled(page)
}

/** A processor so many times slower, from now on. */
export const slowDown = (devtools: CDPSession, rate: number): Promise<unknown> =>
  devtools.send('Emulation.setCPUThrottlingRate', { rate })
