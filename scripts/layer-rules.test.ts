import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** A pattern that the linter cannot read matches nothing and says nothing: so each layer rule is seen to refuse. */

const root = path.resolve(import.meta.dirname, '..')

const refused: readonly (readonly [file: string, imported: string])[] = [
  ['ledger/src/x.ts', 'kysely'],
  ['ledger/src/x.ts', '@evenmoor/contract/wire'],
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
  ['web/src/lib/x.ts', '@evenmoor/ledger'],
  ['web/src/ui/x.ts', '#api/client.ts'],
]

const allowed: typeof refused = [
  ['ledger/src/x.ts', '#money.ts'],
  ['ledger/src/x.ts', 'node:crypto'],
  ['contract/src/x.ts', 'zod/mini'],
  ['contract/src/x.ts', '@evenmoor/ledger/money'],
  ['server/src/platform/x.ts', '#context.ts'],
  ['server/src/platform/x.ts', '#platform/database/pool.ts'],
  ['server/src/plans/x.ts', '#people/sign-up/sign-up.ts'],
  ['server/src/plans/x.ts', './plan-store.ts'],
  ['server/src/people/profile/x.ts', '../person-store.ts'],
  ['web/src/lib/x.ts', '@evenmoor/ledger/money'],
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
