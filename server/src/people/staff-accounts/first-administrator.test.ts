import { afterEach, expect, test } from 'vitest'
import { addStaff } from '#ops/staff-add.ts'
import { type TestApp, createTestApp } from '#testing/app.ts'
import { lockAmongAdministrators } from '../person-store.ts'
import { firstAdministrator } from './first-administrator.ts'
import { staffWithPermission } from './staff-with-permission.ts'

let t: TestApp
const start = async (env: Record<string, string> = {}) => {
  t = await createTestApp(env)
}
afterEach(() => t.close())

const redeem = (link: string) =>
  t.call('POST', '/account/staff_link/', { token: new URL(link).searchParams.get('token') })

async function printed(): Promise<string> {
  const way = await firstAdministrator(t.ctx)
  if (way === undefined || !('link' in way)) throw new Error(`no link was printed: ${JSON.stringify(way)}`)
  return way.link
}

const administrators = () =>
  t.ctx.db.selectFrom('person').select(['email', 'must_complete']).where('staff_role', '=', 'admin').execute()

test('a link of each start is good until one of them was used; then no other is, and none is printed', async () => {
  await start()
  const [older, used, newer] = [await printed(), await printed(), await printed()]
  expect(used).toMatch(/^http:\/\/localhost:3000\/staff-link\?token=[\w-]{43}$/)
  expect((await redeem(used)).status).toBe(200)
  for (const link of [older, used, newer]) expect((await redeem(link)).status).toBe(400)
  expect(await firstAdministrator(t.ctx)).toBeUndefined()
  expect(await administrators()).toEqual([{ email: 'administrator@localhost', must_complete: true }])
})

test('the link of the first of two processes that started lets in, and is good for 24 hours', async () => {
  await start()
  const first = await printed()
  await printed()
  t.clock.advance(86_400_000 - 1_000)
  expect((await redeem(first)).status).toBe(200)
})

test('two links used in the same moment let one person in', async () => {
  await start()
  const links = [await printed(), await printed()]
  const replies = await Promise.all(links.map(redeem))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
})

test('an administrator whom the operator named is the first: no printed link lets in after that, and none is printed', async () => {
  await start()
  const link = await printed()
  await addStaff(t.ctx, { email: 'ada@example.com', role: 'admin' })
  expect(await firstAdministrator(t.ctx)).toBeUndefined()
  expect((await redeem(link)).status).toBe(400)
})

test('the account of a printed link that nobody used is no colleague: who is named beside it is alone, and it gets no mail', async () => {
  await start()
  await printed()
  const admin = await t.person({ staffRole: 'admin' })
  const terms = {
    min_deposit: '100',
    max_deposit: '1000',
    daily_rate: '3',
    based_on_version: 1,
    reason: 'More',
  }
  const { body } = await admin.call('POST', '/api/staff/plans/basic/versions/', terms)
  expect(body.versions[0].state).toBe('announced')
  const mailed = await t.ctx.transaction((tx) => staffWithPermission(tx, 'plans:edit'))
  expect(mailed.map(({ email }) => email)).toEqual([admin.email])
  const left = await t.ctx.transaction((tx) => lockAmongAdministrators(tx, admin.id))
  expect(left.others).toBe(0)
})

test.each([{ PUBLIC_URL: 'https://evenmoor.example' }, { HOST: '0.0.0.0' }])(
  'where others reach the site (%j) no link is made; the operator is told how to get one',
  async (env) => {
    await start({ ...env, MAIL_URL: 'smtp://mail.example.com' })
    expect(await firstAdministrator(t.ctx)).toEqual({ isFromCommandLine: true })
    expect(await administrators()).toEqual([])
    const link = await addStaff(t.ctx, { email: 'ada@example.com', role: 'admin' })
    expect((await redeem(link)).status).toBe(200)
    expect(await firstAdministrator(t.ctx)).toBeUndefined()
  },
)
