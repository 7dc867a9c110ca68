import { createHash, createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawMessage, drawnRateBps, drawOutlook, strategyOf } from '@evenmoor/contract/market-results'
import { publishMonths } from '#market-simulation/publish-months.ts'
import { changeResultSource } from '#plans/testing/change-result-source.ts'
import { dayMs } from '#platform/clock.ts'
import { accrueDay } from '#positions/accrual/accrue-day.ts'
import { accrueFinishedDays } from '#positions/accrual/accrue-finished-days.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { runAs } from '#testing/cluster.ts'
import { recomputeMonth } from './recompute-month.ts'
import { revealFinishedMonths } from './reveal-finished-months.ts'

describe('the rules', () => {
  test('a known seed gives these days, forever', () => {
    const seed = Buffer.alloc(32, 7)
    const rate = (plan: string, day: string) =>
      drawnRateBps(plan, createHmac('sha256', seed).update(drawMessage(plan, day)).digest())
    expect(drawMessage('basic', '2026-07-01')).toBe('evenmoor daily result 1|basic|2026-07-01')
    expect(
      ['basic', 'standard', 'premium', 'another'].map((plan) =>
        ['2026-07-01', '2026-07-02', '2026-07-03'].map((day) => rate(plan, day)),
      ),
    ).toMatchInlineSnapshot(`
      [
        [
          11,
          54,
          -42,
        ],
        [
          -69,
          81,
          78,
        ],
        [
          177,
          57,
          60,
        ],
        [
          -50,
          -24,
          -90,
        ],
      ]
    `)
  })

  test.each(['basic', 'standard', 'premium', 'another'])(
    'what is said of %s beforehand is what all outcomes together are',
    (plan) => {
      const { meanBps, worstBps, bestBps, losingOutcomes } = drawOutlook(plan)
      const of = (...bytes: number[]) => drawnRateBps(plan, Uint8Array.from(bytes))
      expect([of(0, 0, 0, 0), of(255, 255, 255, 255)]).toEqual([worstBps, bestBps])
      // Each outcome has its mirror image on the other side of the mean.
      for (const bytes of [
        [1, 2, 3, 4],
        [200, 0, 17, 99],
        [127, 128, 127, 128],
      ]) {
        expect(of(...bytes) + of(...bytes.map((byte) => 255 - byte))).toBe(2 * meanBps)
      }
      expect(losingOutcomes / 2 ** 32).toBeGreaterThan(0.4)
      expect(losingOutcomes / 2 ** 32).toBeLessThan(0.5)
      expect(worstBps).toBe(meanBps - strategyOf(plan).rangeBps)
    },
  )
})

/** One story of one month, told in parts: before it begins, while it goes on, and when it is over. */
describe('a month', { shuffle: false }, () => {
  let app: TestApp
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'evenmoor-draws-'))
    app = await createTestApp({ DATA_DIR: dataDir })
  })
  afterAll(async () => {
    await app.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const months = async () => (await app.call('GET', '/api/results/')).body.results
  const monthOf = async (month: string) => (await app.call('GET', `/api/results/${month}/`)).body
  const recompute = (month: string) => app.ctx.transaction((tx) => recomputeMonth(tx, month))
  const goTo = (moment: string) => app.clock.advance(Date.parse(moment) - app.clock.now().getTime())

  test('is published before it begins, and its seed is nowhere in the database until it is over', async () => {
    await publishMonths(app.ctx)
    const published = await months()
    expect(
      published
        .map(({ month }: { month: string }) => month)
        .toReversed()
        .slice(0, 2),
    ).toEqual(['2026-07', '2026-08'])
    expect(published).toHaveLength(13)
    for (const month of published) {
      expect(month).toMatchObject({ seed: null, revealed_at: null, rules: 1 })
      expect(month.seed_hash).toMatch(/^[0-9a-f]{64}$/)
    }
    await publishMonths(app.ctx)
    expect(await months()).toEqual(published)
  })

  test('is drawn day by day, also losing ones, and revealed when all of it is applied', async () => {
    const ada = await app.person()
    await fund(app, ada.id, '100')
    await ada.call('POST', '/api/investments/', { plan_id: 'basic', amount: '100' })
    expect(await changeResultSource(app.ctx, { planId: 'basic', source: 'market' })).toBe('2026-07-01')
    goTo('2026-07-31T23:59:59Z')
    await accrueFinishedDays(app.ctx)
    expect(await revealFinishedMonths(app.ctx)).toEqual([])
    goTo('2026-08-01T00:00:05Z')
    // The last day is not applied yet: whoever knew its result could leave ahead of it.
    expect(await revealFinishedMonths(app.ctx)).toEqual([])
    await accrueFinishedDays(app.ctx)
    expect(await revealFinishedMonths(app.ctx)).toEqual(['2026-07'])
    expect(await revealFinishedMonths(app.ctx)).toEqual([])

    const july = await monthOf('2026-07')
    const seed = Buffer.from(july.published.seed, 'hex')
    expect(createHash('sha256').update(seed).digest('hex')).toBe(july.published.seed_hash)
    const basic = july.plans.find(({ id }: { id: string }) => id === 'basic')
    expect(basic.days).toHaveLength(31)
    for (const { day, rate, source } of basic.days) {
      const digest = createHmac('sha256', seed).update(`evenmoor daily result 1|basic|${day}`).digest()
      const sum = digest[0]! + digest[1]! + digest[2]! + digest[3]!
      expect([source, Math.round(Number(rate) * 100)]).toEqual([
        'market',
        1 + Math.trunc(((sum - 510) * 80) / 510),
      ])
    }
    expect(basic.days.some(({ rate }: { rate: string }) => rate.startsWith('-'))).toBe(true)
    expect(july.plans.find(({ id }: { id: string }) => id === 'standard').days[0]).toMatchObject({
      source: 'illustration',
      rate: '3.2',
    })
    expect(await recompute('2026-07')).toEqual({ days: 31, isSeedGenuine: true, different: [] })
  })

  test('that is not over, or was never published, is not recomputed', async () => {
    await expect(recompute('2026-08')).rejects.toThrow(
      /We reveal the seed of 2026-08 once the month is booked/,
    )
    await expect(recompute('2026-06')).rejects.toThrow(/No hash was published/)
    expect((await monthOf('2026-06')).published).toBeNull()
    expect((await app.call('GET', '/api/results/2026-13/')).status).toBe(400)
  })

  test('may be run ahead as far as any day may', async () => {
    const { plans } = await accrueDay(app.ctx, '2027-07-31')
    expect(plans.find(({ planId }) => planId === 'basic')).toBeDefined()
  })

  test('waits when the key is lost, and nothing is invented', async () => {
    const other = await createTestApp({ DATA_DIR: path.join(dataDir, 'other') })
    try {
      await publishMonths(other.ctx)
      await changeResultSource(other.ctx, { planId: 'basic', source: 'market' })
      const lost = { ...other.ctx, config: { ...other.ctx.config, dataDir: path.join(dataDir, 'lost') } }
      await expect(accrueDay(lost, '2026-07-01')).rejects.toThrow(/result-seed-key/)
      expect(await other.ctx.db.selectFrom('daily_result').selectAll().execute()).toEqual([])
    } finally {
      await other.close()
    }
  })

  test('cannot be changed, withdrawn, revealed early or revealed as something else', async () => {
    const update = (set: string, where: string) =>
      runAs(app.database.ownerUrl, `update result_month set ${set} where month = '${where}'`)
    await expect(update(`seed_hash = sha256('x')`, '2026-09-01')).rejects.toThrow(/stays as it is/)
    await expect(update(`published_at = published_at - interval '1 day'`, '2026-09-01')).rejects.toThrow(
      /stays as it is/,
    )
    await expect(update(`revealed_seed = 'x', revealed_at = '2026-10-01'`, '2026-09-01')).rejects.toThrow(
      /revealed_seed_has_the_published_hash/,
    )
    await expect(update('revealed_seed = null, revealed_at = null', '2026-07-01')).rejects.toThrow(
      /revealed once/,
    )
    await expect(runAs(app.database.ownerUrl, `delete from result_month`)).rejects.toThrow(/append-only/)
    const insert = (month: string, published: string) =>
      runAs(
        app.database.ownerUrl,
        `insert into result_month (month, rules, seed_hash, published_at) values ('${month}', 1, sha256('y'), '${published}')`,
      )
    await expect(insert('2026-05-01', '2026-05-01Z')).rejects.toThrow(/published_before_it_begins/)
    await expect(insert('2026-05-02', '2026-04-01Z')).rejects.toThrow(/result_month_month_check/)
    await expect(
      runAs(
        app.database.ownerUrl,
        `insert into daily_result (plan_id, day, rate_ppm, source) values ('basic', '2026-05-03', 1, 'market')`,
      ),
    ).rejects.toThrow(/no published hash/)
  })

  test('that was forged behind the database is told apart, day by day', async () => {
    await runAs(
      app.database.ownerUrl,
      `set session_replication_role = replica;
       update daily_result set rate_ppm = rate_ppm + 10000 where plan_id = 'basic' and day = '2026-07-10'`,
    )
    const { different, isSeedGenuine } = await recompute('2026-07')
    expect([isSeedGenuine, different.map(({ day }) => day)]).toEqual([true, ['2026-07-10']])
    await runAs(
      app.database.ownerUrl,
      `set session_replication_role = replica;
       alter table result_month drop constraint revealed_seed_has_the_published_hash;
       update result_month set revealed_seed = decode(repeat('00', 32), 'hex') where month = '2026-07-01'`,
    )
    expect((await recompute('2026-07')).isSeedGenuine).toBe(false)
  })
})

test('the source is changed for a later day, never for one that has begun', async () => {
  const another = await createTestApp()
  try {
    const change = (planId: string, source: 'booked' | 'illustration') =>
      changeResultSource(another.ctx, { planId, source })
    expect(await change('premium', 'booked')).toBe('2026-06-16')
    await expect(change('premium', 'illustration')).rejects.toThrow(/announced for 2026-06-16/)
    await expect(change('gold', 'booked')).rejects.toThrow(/no plan/)
    another.clock.advance(dayMs)
    expect(await change('premium', 'illustration')).toBe('2026-06-17')
  } finally {
    await another.close()
  }
})
