/** Whether the evidence of claims is there, and which tier of the tests holds a claim. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Tier, tierOf, tiers } from '../tests/tiers.ts'
import type { Claim, Evidence, Register } from './register.ts'
import { testsIn, type WrittenTest } from './tests-in.ts'

const root = path.resolve(import.meta.dirname, '../..')

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** What is quoted of a file or of a title has to be more than a word. */
const quotedMin = 8

const gone = 'its evidence is gone'

/** What is wrong with evidence; undefined where it is there. */
export function problemOf(evidence: Evidence): string | undefined {
  const [kind, name, words] = evidence
  if (kind === 'test') return problemOfTest(name, words)
  return isThere(evidence) ? undefined : gone
}

function isThere([kind, name, words = '']: Exclude<Evidence, readonly ['test', ...string[]]>): boolean {
  if (kind === 'file')
    return (
      words.length >= quotedMin &&
      existsSync(path.join(root, name)) &&
      inLine(textOf(name)).includes(inLine(words))
    )
  if (kind === 'page') return textOf('web/src/routing/route-table.ts').includes(`path: '${name}'`)
  if (kind === 'setting') return textOf('docs/settings.md').includes(`\`${name}\``)
  return new RegExp(`^\\s+'?${name}'?: `, 'm').test(textOf('scripts/bench.ts'))
}

function problemOfTest(file: string, title: string): string | undefined {
  if (title.length < quotedMin || !existsSync(path.join(root, file))) return gone
  if (tierOf(file) === undefined) return 'its evidence is in a file that no tier of the tests runs'
  return problemOfTitle(testsOf(file), title)
}

/** The same of the tests that a file has. */
export function problemOfTitle(tests: readonly WrittenTest[], title: string): string | undefined {
  const named = tests.filter((test) => inLine(test.title) === inLine(title))
  if (named.length === 0) return gone
  return named.every(({ off }) => off !== undefined)
    ? `its evidence is a test that shows nothing (${named[0]?.off})`
    : undefined
}

const read = new Map<string, readonly WrittenTest[]>()

function testsOf(file: string): readonly WrittenTest[] {
  const known = read.get(file) ?? testsIn(file, textOf(file))
  read.set(file, known)
  return known
}

/** Lines may break anywhere in what is quoted. */
const inLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** The tier that says soonest that a claim is broken; undefined where no test holds it. */
export function tierOfClaim({ evidence }: Pick<Claim, 'evidence'>): Tier | undefined {
  const held = new Set(evidence.map(([kind, file]) => (kind === 'test' ? tierOf(file) : undefined)))
  return tiers.find((tier) => held.has(tier))
}

/** How many claims each tier holds, and which ones the gate doesn't. */
export function summaryOf({ claims }: Register): string {
  const byTier = Map.groupBy(Object.entries(claims), ([, claim]) => tierOfClaim(claim) ?? 'no test')
  const counts = [...tiers, 'no test' as const].map((tier) => `${tier} ${byTier.get(tier)?.length ?? 0}`)
  const later = tiers
    .filter((tier) => tier !== 'gate')
    .flatMap((tier) => (byTier.get(tier) ?? []).map(([key]) => `  ${tier}: ${key}\n`))
  return `${Object.keys(claims).length} claims, by the tier that holds them: ${counts.join(', ')}\n${later.join('')}`
}
