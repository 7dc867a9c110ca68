import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkAudit } from '../../../verifier/verify.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { recordAudit } from './record-audit.ts'
import { auditHead, sealAudit } from './verify-audit.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const act = (subject: string) =>
  app.ctx.transaction((tx) =>
    recordAudit(app.ctx, tx, {
      actorId: null,
      action: 'staff.created',
      subject,
      before: { name: 'Zoë “quoted”', amount: '12.50' },
      after: { list: [1, 2.5, null], nested: { ä: true } },
    }),
  )
const take = async () => {
  const auditor = await app.person({ staffRole: 'auditor' })
  const { status, body } = await auditor.call('GET', '/api/staff/audit-chain/')
  expect(status).toBe(200)
  return String(body)
    .split('\n')
    .filter((line) => line !== '')
}
const refusedAs = (reason: string) => expect.objectContaining({ reason })

test('an auditor takes the whole chain, and the verifier finds the published head in it', async () => {
  for (const subject of ['one', 'two', 'three']) await act(`staff/${subject}`)
  while ((await sealAudit(app.ctx.db)) > 0);
  const head = await app.ctx.transaction((tx) => auditHead(tx))
  const published = `${head?.position}:${head?.hash.toString('hex')}`
  const lines = await take()
  expect(checkAudit(lines, published).entries).toBeGreaterThanOrEqual(3)
  // Taking it is an entry, and in the next export.
  expect((await take()).some((line) => line.includes('audit-chain'))).toBe(true)

  const [first = '', second = '', ...rest] = lines
  const changed = first.replace('staff/one', 'staff/eno')
  expect(changed).not.toBe(first)
  expect(() => checkAudit([changed, second, ...rest])).toThrow(refusedAs('chain_broken'))
  expect(() => checkAudit([second, first, ...rest])).toThrow(refusedAs('chain_broken'))
  expect(() => checkAudit([first], published)).toThrow(refusedAs('chain_cut'))
  expect(() => checkAudit(lines, `${head?.position}:${'0'.repeat(64)}`)).toThrow(refusedAs('chain_rewritten'))
})

test('only who reads the audit may take it', async () => {
  const support = await app.person({ staffRole: 'support' })
  expect((await support.call('GET', '/api/staff/audit-chain/')).status).toBe(403)
  expect((await app.call('GET', '/api/staff/audit-chain/')).status).toBe(401)
})
