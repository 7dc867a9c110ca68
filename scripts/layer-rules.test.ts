import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

type Case = readonly [file: string, imported: string, how?: 'dynamic' | 'type']
const between = (from: string, to: string): Case => [`web/src/${from}/x.ts`, `#${to}/x.ts`]
/** From each room to each one above it. */
const upwards = (rooms: readonly string[]): Case[] =>
  rooms.flatMap((room, at) => [...rooms.slice(at + 1), 'screens'].map((above) => between(room, above)))
/** From each room to each one below it. */
const downwards = (rooms: readonly string[]): Case[] =>
  rooms.flatMap((room, at) => rooms.slice(0, at).map((below) => between(room, below)))

/** From each room to what puts the rooms together. */
const toTheTop = (rooms: readonly string[]): Case[] =>
  rooms.flatMap((room) => [
    [`web/src/${room}/x.ts`, '#routes.ts'],
    [`web/src/${room}/x.ts`, '../root.tsx'],
  ])

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
  ['server/src/deposits/x.ts', './checkouts/create-deposit.ts'],
  ['server/src/deposits/x.ts', '#deposits/payments/apply-sightings.ts'],
  ['server/src/deposits/addresses/x.ts', '#deposits/limits/deposit-limit.ts'],
  ['server/src/deposits/limits/x.ts', '#deposits/payment-reviews/payment-review.ts'],
  ['server/src/deposits/payment-reviews/x.ts', '../payments/apply-sightings.ts'],
  ['server/src/deposits/payments/x.ts', '#deposits/networks/network-states.ts'],
  ['server/src/deposits/networks/x.ts', '#deposits/checkouts/get-deposit.ts'],
  ['server/src/deposits/checkouts/x.ts', '#deposits/payment-lookup/look-up-payment.ts'],
  ['server/src/deposits/payment-lookup/x.ts', '../checkouts/get-deposit.ts'],
  ['server/src/deposits/checkouts/x.ts', '#deposits/limits/deposit-limit-store.ts'],
  ['server/src/deposits/jobs.ts', './networks/chain-cursor-store.ts'],
  ['server/src/positions/x.ts', './investing/open-position.ts'],
  ['server/src/positions/accrual/x.ts', '#positions/corrections/correct-chunk.ts'],
  ['server/src/positions/unwinding/x.ts', '../accrual/accrue-day.ts'],
  ['server/src/positions/investing/x.ts', '#positions/history/history-store.ts'],
  ['server/src/people/x.ts', './account-status/account-status.ts'],
  ['server/src/people/account-status/x.ts', '#people/staff-accounts/make-staff.ts'],
  ['server/src/people/one-time-secrets/x.ts', '../sign-up/sign-up.ts'],
  ['server/src/people/credentials/x.ts', '#people/passwords/set-password.ts'],
  ['server/src/people/email-holders/x.ts', '#people/email-change/claim-email.ts'],
  ['server/src/people/account-freeze/x.ts', '#people/breaks/take-break.ts'],
  ['server/src/people/passwords/x.ts', '#people/email-change/forget-email-changes.ts'],
  ['server/src/people/sign-up/x.ts', '#people/email-change/claim-email.ts'],
  ['server/src/people/data-export/x.ts', '#people/sign-up/sign-up.ts'],
  ['server/src/people/email-change/x.ts', '#people/account-recovery/recover-account.ts'],
  ['server/src/people/staff-accounts/x.ts', '../email-change/claim-email.ts'],
  ['server/src/people/account-recovery/x.ts', '#people/account-closing/close-account.ts'],
  ['server/src/people/account-recovery/x.ts', '#people/email-holders/replaced-email-store.ts'],
  ['server/src/people/jobs.ts', './credentials/login-failure-store.ts'],
  ['server/src/withdrawals/x.ts', './requests/review.ts'],
  ['server/src/withdrawals/address-book/x.ts', '#withdrawals/requests/review.ts'],
  ['server/src/withdrawals/requests/x.ts', '#withdrawals/payouts/pay-out.ts'],
  ['server/src/withdrawals/payouts/x.ts', '../requests/review.ts'],
  ['server/src/transparency/log/x.ts', '#transparency/liabilities/tree.ts'],
  ['server/src/transparency/log/x.ts', '../published-state.ts'],
  ['server/src/transparency/liabilities/x.ts', '#transparency/published-state.ts'],
  ['web/src/browser/x.ts', '@evenmoor/ledger'],
  ['web/src/features/proof/x.ts', '@evenmoor/tlog'],
  ['web/src/x.ts', '@evenmoor/server/x.ts'],
  ...upwards(webRooms),
  ...upwards(webRooms).map(([file, imported]): Case => [file, imported, 'dynamic']),
  ...upwards(webRooms).map(([file, imported]): Case => [file, imported, 'type']),
  ...toTheTop([...webRooms, 'screens']),
  ['web/src/screens/public/faq/x.ts', '../../../routes.ts'],
  ['web/src/ui/x.ts', '#entry.client.tsx', 'dynamic'],
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
  ['server/src/deposits/limits/x.ts', '../price-hold.ts'],
  ['server/src/deposits/payments/x.ts', '#deposits/payment-reviews/payment-review.ts'],
  ['server/src/deposits/networks/x.ts', '#deposits/payments/apply-sightings.ts'],
  ['server/src/deposits/checkouts/x.ts', '#deposits/limits/assert-within-limits.ts'],
  ['server/src/deposits/payment-lookup/x.ts', '#deposits/networks/network-states.ts'],
  ['server/src/deposits/payments/x.test.ts', '#deposits/networks/watch-network.ts'],
  ['server/src/positions/investing/x.ts', '#positions/history/newest-result-day.ts'],
  ['server/src/positions/accrual/x.ts', '../position-store.ts'],
  ['server/src/positions/routes.ts', './investing/routes.ts'],
  ['server/src/people/credentials/x.ts', '#people/account-status/account-status.ts'],
  ['server/src/people/sign-up/x.ts', '#people/email-holders/email-holder.ts'],
  ['server/src/people/account-recovery/x.ts', '#people/email-change/claim-email.ts'],
  ['server/src/people/passwords/x.test.ts', '#people/sign-up/sign-up.ts'],
  ['server/src/withdrawals/routes.ts', './requests/routes.ts'],
  ['server/src/withdrawals/requests/x.ts', '#withdrawals/address-book/save-address.ts'],
  ['server/src/withdrawals/payouts/x.ts', '../withdrawal.ts'],
  ['server/src/transparency/liabilities/x.ts', '#transparency/log/append.ts'],
  ['web/src/browser/x.ts', '@evenmoor/ledger/money'],
  ...downwards(webRooms),
  ...downwards(webRooms).map(([file, imported]): Case => [file, imported, 'dynamic']),
  ['web/src/screens/public/faq/x.ts', '../account-forms/x.ts'],
  ['web/src/features/search/x.ts', './x.ts'],
  ['web/src/routes.ts', '#screens/x.ts'],
]

/** Two files that import each other, by each way that an import may go. */
const circles: readonly (readonly [way: string, folder: string, toIt: (name: string) => string])[] = [
  ['by value', 'web/src/ui', (name) => `import { x } from './${name}.ts'\nexport const y = () => x()\n`],
  ['by type', 'web/src/api', (name) => `import type { X } from './${name}.ts'\nexport type Y = X\n`],
  ['by what is passed on', 'web/src/queries', (name) => `export { x } from './${name}.ts'\n`],
  ['through # in web', 'web/src/forms', (name) => `import { x } from '#forms/${name}.ts'\nx()\n`],
  ['through # in server', 'server/src/plans', (name) => `import { x } from '#plans/${name}.ts'\nx()\n`],
  [
    'by type through #',
    'contract/src',
    (name) => `import type { X } from '#${name}.ts'\nexport type Y = X\n`,
  ],
]

let folder: string
/** The files that a rule refused, by its name. */
let refusals: (rule: string) => readonly string[]

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evenmoor-layers-'))
  const plant = (file: string, text: string) => {
    const place = path.join(folder, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
  copyFileSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'))
  // They say what `#` is.
  for (const workspace of ['contract', 'server', 'web'])
    plant(`${workspace}/package.json`, readFileSync(path.join(root, workspace, 'package.json'), 'utf8'))
  const cases = [...refused, ...allowed]
  for (const [number, each] of cases.entries()) plant(fileOf(each[0], number), sourceOf(each))
  for (const [, place, text] of circles)
    for (const [name, other] of [
      ['there', 'back'],
      ['back', 'there'],
    ] as const)
      plant(`${place}/${name}.ts`, text(other))
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/oxlint'), ['--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  refusals = (rule) => diagnostics.filter(({ code }) => code.includes(rule)).map(({ filename }) => filename)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A file for each case, beside the others of its folder. */
const fileOf = (file: string, number: number): string => file.replace('x.ts', `x${number}.ts`)

const sourceOf = ([, imported, how]: Case): string => {
  if (how === 'dynamic') return `export const x = () => import('${imported}')\n`
  return how === 'type'
    ? `import type { X } from '${imported}'\nexport type Y = X\n`
    : `import { x } from '${imported}'\nx()\n`
}

const numbered = (cases: readonly Case[], first: number) =>
  cases.map(([file, imported, how = 'value'], index) => ({ file, imported, how, number: first + index }))

test.each(numbered(refused, 0))('lint refuses $imported in $file, by $how', ({ file, number }) =>
  expect(refusals('no-restricted-imports')).toContain(fileOf(file, number)),
)

test.each(numbered(allowed, refused.length))('lint allows $imported in $file, by $how', ({ file, number }) =>
  expect(refusals('no-restricted-imports')).not.toContain(fileOf(file, number)),
)

test.each(circles)('lint refuses a circle %s', (_way, place) => {
  expect(refusals('no-cycle')).toEqual(expect.arrayContaining([`${place}/there.ts`, `${place}/back.ts`]))
})

test('lint refuses no circle where there is none', () => {
  const files = circles.flatMap(([, place]) => [`${place}/back.ts`, `${place}/there.ts`])
  expect(refusals('no-cycle').toSorted()).toEqual(files.toSorted())
})
