import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accrueDay } from '#positions/accrual/accrue-day.ts'
import { backdate } from '#statements/testing/backdate.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from './testing/fund.ts'

type Point = {
  readonly day: string
  readonly total: string
  readonly paid: string
  readonly is_ahead: boolean
}

let app: TestApp
let ada: TestPerson

/** Paid in fourteen months ago and last month, a result yesterday, another deposit today. */
beforeAll(async () => {
  app = await createTestApp({}, '2026-12-03T09:00:00Z')
  ada = await app.person()
  await fund(app, ada.id, '1000')
  await backdate(app, ada.id, '2025-10-02T23:59:59Z')
  await fund(app, ada.id, '500')
  await backdate(app, ada.id, '2026-11-20T00:00:00Z')
  await ada.call('POST', '/api/investments/', { plan_id: 'basic', amount: '300' })
  await app.ctx.db.updateTable('position').set({ opened_on: '2026-11-30' }).execute()
  await accrueDay(app.ctx, '2026-12-01')
  await backdate(app, ada.id, '2026-12-02T12:00:00Z')
  await fund(app, ada.id, '0.000001')
  await backdate(app, ada.id, '2026-12-03T08:00:00Z')
})
afterAll(() => app.close())

const points = async (range: string, who = ada): Promise<Point[]> =>
  (await who.call('GET', `/api/wallet/history/?range=${range}`)).body.points

describe('the own money day by day', () => {
  test.each([
    ['week', 8, '2026-11-26'],
    ['month', 31, '2026-11-03'],
    ['year', 366, '2025-12-03'],
    ['all', 429, '2025-10-01'],
  ])('of %s has every day up to today', async (range, count, first) => {
    const found = await points(range)
    expect([found.length, found[0]?.day, found.at(-1)?.day]).toEqual([count, first, '2026-12-03'])
    expect(new Set(found.map(({ day }) => day)).size).toBe(count)
  })

  test('changes on the day on which it was booked, and ends with what the wallet says', async () => {
    const of = new Map((await points('all')).map(({ day, total }) => [day, total]))
    expect(
      ['2025-10-01', '2025-10-02', '2026-11-19', '2026-11-20', '2026-12-01', '2026-12-02'].map((day) =>
        of.get(day),
      ),
    ).toEqual(['0.00', '1000.00', '1000.00', '1500.00', '1500.00', '1507.50'])
    const { body } = await ada.call('GET', '/api/wallet/')
    expect(of.get('2026-12-03')).toBe(body.total)
    expect(body.total).toBe('1507.500001')
  })

  test('tells apart what was paid in from what a result brought', async () => {
    const paidOn = new Map((await points('all')).map(({ day, paid }) => [day, paid]))
    expect(['2025-10-02', '2026-11-20', '2026-12-02', '2026-12-03'].map((day) => paidOn.get(day))).toEqual([
      '1000.00',
      '500.00',
      '0.00',
      '0.000001',
    ])
    expect([...paidOn.values()].filter((paid) => paid !== '0.00')).toHaveLength(3)
  })

  test('begins the day before the first booking, not with a row of zeros', async () => {
    const bob = await app.person()
    await fund(app, bob.id, '5')
    await backdate(app, bob.id, '2026-12-03T08:00:00Z')
    expect(await points('year', bob)).toEqual([
      expect.objectContaining({ day: '2026-12-02', total: '0.00', paid: '0.00', is_ahead: false }),
      expect.objectContaining({ day: '2026-12-03', total: '5.00', paid: '5.00', is_ahead: false }),
    ])
  })

  test('is empty before anything was booked, and only the own', async () => {
    const eve = await app.person()
    expect(await points('all', eve)).toEqual([])
    expect((await app.call('GET', '/api/wallet/history/')).status).toBe(401)
    expect((await ada.call('GET', '/api/wallet/history/?range=decade')).status).toBe(400)
  })
})
