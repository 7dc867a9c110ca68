import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** A pattern that the linter cannot read matches nothing and says nothing: so each layer rule is seen to refuse. */

const root = path.resolve(import.meta.dirname, '..')

/** The rooms of `web/src`, lowest first: each may import those before it. Layouts and screens stand side by side. */
const webRooms = [
  'browser',
  'i18n',
  'routing',
  'ui',
  'refusals',
  'api',
  'preferences',
  'queries',
  'forms',
  'features',
  'layouts',
] as const

type Case = readonly [file: string, imported: string]
const between = (from: string, to: string): Case => [`web/src/${from}/x.ts`, `#${to}/x.ts`]
/** From each room to each one above it. */
const upwards = (rooms: readonly string[]): Case[] =>
  rooms.flatMap((room, at) => [...rooms.slice(at + 1), 'screens'].map((above) => between(room, above)))
/** From each room to each one below it. */
const downwards = (rooms: readonly string[]): Case[] =>
  rooms.flatMap((room, at) => rooms.slice(0, at).map((below) => between(room, below)))

const refused: readonly Case[] = [
  ['ledger/src/x.ts', 'kysely'],
  ['ledger/src/x.ts', '@evenmoor/contract/wire'],
  ['tlog/src/x.ts', 'kysely'],
  ['tlog/src/x.ts', '@evenmoor/ledger'],
  ['tlog/src/x.ts', '../../server/src/context.ts'],
  ['verifier/x.ts', '@evenmoor/tlog'],
  ['verifier/x.ts', '../server/src/context.ts'],
  ['witness/x.ts', '../server/src/context.ts'],
  ['witness/x.ts', '@evenmoor/contract/transparency'],
  ['contract/src/x.ts', 'zod'],
  ['contract/src/x.ts', '@evenmoor/ledger'],
  ['server/src/platform/x.ts', '#plans/plan.ts'],
  ['server/src/platform/http/x.ts', '#people/sign-up/sign-up.ts'],
  ['server/src/plans/x.ts', '#people/person-store.ts'],
  ['server/src/plans/x.ts', '#people/sign-up/signup-form-store.ts'],
  ['server/src/plans/x.ts', '#people/routes.ts'],
  ['server/src/plans/x.ts', '#contact/staff-routes.ts'],
  ['server/src/plans/x.ts', '@evenmoor/web/x.ts'],
  ['server/src/people/profile/x.ts', '#people/sign-up/signup-form-store.ts'],
  ['server/src/people/profile/x.ts', '../sign-up/signup-form-store.ts'],
  ['server/src/people/x.ts', './sign-up/signup-form-store.ts'],
  ['web/src/browser/x.ts', '@evenmoor/ledger'],
  ['web/src/features/proof/x.ts', '@evenmoor/tlog'],
  ['web/src/x.ts', '@evenmoor/server/x.ts'],
  ...upwards(webRooms),
  ['web/src/layouts/x.ts', '#screens/public/x.ts'],
  ['web/src/screens/public/x.ts', '#layouts/x.ts'],
  ['web/src/screens/public/faq/x.ts', '#screens/staff/x.ts'],
  ['web/src/screens/public/faq/x.ts', '../../investor/x.ts'],
  ['web/src/features/search/x.ts', '#features/market/x.ts'],
  ['web/src/features/search/x.ts', '../market/x.ts'],
  ['web/src/ui/x.ts', '../screens/x.ts'],
  ['web/src/features/search/x.ts', '../../layouts/x.ts'],
]

const allowed: typeof refused = [
  ['ledger/src/x.ts', '#money.ts'],
  ['ledger/src/x.ts', 'node:crypto'],
  ['tlog/src/x.ts', './note.ts'],
  ['tlog/src/x.ts', 'node:crypto'],
  ['verifier/x.ts', 'node:crypto'],
  ['witness/x.ts', '@evenmoor/tlog'],
  ['web/src/features/proof/x.ts', '@evenmoor/tlog/web'],
  ['contract/src/x.ts', 'zod/mini'],
  ['contract/src/x.ts', '@evenmoor/ledger/money'],
  ['server/src/platform/x.ts', '#context.ts'],
  ['server/src/platform/x.ts', '#platform/database/pool.ts'],
  ['server/src/plans/x.ts', '#people/sign-up/sign-up.ts'],
  ['server/src/plans/x.ts', './plan-store.ts'],
  ['server/src/people/profile/x.ts', '../person-store.ts'],
  ['web/src/browser/x.ts', '@evenmoor/ledger/money'],
  ...downwards(webRooms),
  ['web/src/screens/public/faq/x.ts', '../account-forms/x.ts'],
  ['web/src/features/search/x.ts', './x.ts'],
  ['web/src/routes.ts', '#screens/x.ts'],
]

let folder: string
let refusals: Set<string>

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evenmoor-layers-'))
  copyFileSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'))
  const cases = [...refused, ...allowed]
  cases.forEach(([file, imported], number) => {
    const place = path.join(folder, fileOf(file, number))
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, `import { x } from '${imported}'\nx()\n`)
  })
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/oxlint'), ['--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  refusals = new Set(
    diagnostics.filter(({ code }) => code.includes('no-restricted-imports')).map(({ filename }) => filename),
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A file for each case, beside the others of its folder. */
const fileOf = (file: string, number: number): string => file.replace('x.ts', `x${number}.ts`)

test.each(refused.map(([file, imported], number) => ({ file, imported, number })))(
  'lint refuses $imported in $file',
  ({ file, number }) => expect([...refusals]).toContain(fileOf(file, number)),
)

test.each(allowed.map(([file, imported], index) => ({ file, imported, number: refused.length + index })))(
  'lint allows $imported in $file',
  ({ file, number }) => expect([...refusals]).not.toContain(fileOf(file, number)),
)
