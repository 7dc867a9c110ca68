/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The short form: the browser reads it for each page anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What `axeFindings` looks at: all rules that are on unless told, and the whole page unless these parts of it. */
export type AxeScope = {
  readonly runOnly?: axe.RunOnly
  readonly parts?: readonly string[]
}

/**
 * What axe finds wrong on a page as it stands now, as short lines: rule and element. Our pages have no frames. Of what
 * is in order nothing is written down: naming every such element is most of the work. What a bar over the page covers in
 * part is as large as it is once it is scrolled out from under it: how large that is, is asked there.
 */
export async function axeFindings(page: Page, { runOnly, parts = [] }: AxeScope = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options: axe.RunOptions = { resultTypes: ['violations'], ...(runOnly && { runOnly }) }
  const violations = await page.evaluate(
    async ({ scope, given }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      const found = await run(scope.length === 0 ? document : { include: scope.map((part) => [part]) }, given)
      const before = { left: scrollX, top: scrollY }
      const staysSmall = async ([target]: axe.UnlabelledFrameSelector): Promise<boolean> => {
        document.querySelector(String(target))?.scrollIntoView({ block: 'center' })
        const again = await run({ include: [[String(target)]] }, { ...given, runOnly: ['target-size'] })
        return again.violations.length > 0
      }
      const listed: { id: string; targets: axe.UnlabelledFrameSelector[] }[] = []
      for (const { id, nodes } of found.violations) {
        const targets: axe.UnlabelledFrameSelector[] = []
        for (const { target } of nodes)
          if (id !== 'target-size' || (await staysSmall(target))) targets.push(target)
        listed.push({ id, targets })
      }
      scrollTo(before)
      return listed
    },
    { scope: [...parts], given: options },
  )
  return violations.flatMap(({ id, targets }) => targets.map((target) => `${id}: ${target.join(' ')}`))
}
