/** Where tests are, and which tier each belongs to: docs/testing.md. */

/** The folders whose `*.test.ts` vitest runs. */
export const testFolders = ['contract', 'ledger', 'server', 'tlog', 'verifier', 'witness', 'web', 'scripts']
/** What vitest runs beside the gate's files, by the word before `.test.ts`. */
export const projectsBesideGate = ['alone', 'full', 'timing', 'operating'] as const
/** The folder whose `*.e2e.ts` Playwright runs. */
export const journeysFolder = 'e2e'

/** The soonest first. */
export const tiers = ['gate', 'full', 'timing', 'operating'] as const
export type Tier = (typeof tiers)[number]

/** Of a file by its path from the root; undefined where no tier has it. */
export function tierOf(file: string): Tier | undefined {
  const [folder = ''] = file.split('/')
  const [, word = '', kind] = /(?:\.([a-z]+))?\.(test|e2e)\.ts$/.exec(file) ?? []
  if (kind === 'e2e') {
    if (folder !== journeysFolder) return undefined
    return word === 'full' ? 'full' : 'gate'
  }
  if (kind === undefined || !testFolders.includes(folder)) return undefined
  return tiers.find((tier) => tier === word) ?? 'gate'
}
