import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestApp, createTestApp } from '#testing/app.ts'
import { cleanUpHits, countHit } from './rate-limit.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const three = { name: 'three', max: 3, seconds: 60 }
const many = { name: 'many', max: 120, seconds: 60 }
let subjects = 0
const subject = () => `subject-${(subjects += 1)}`
const seconds = (count: number) => t.clock.advance(count * 1000)

async function retryAfter(limit: typeof three, who: string, member?: string): Promise<number> {
  try {
    await countHit(t.ctx, [{ limit, subject: who, ...(member !== undefined && { member }) }])
    return 0
  } catch (error) {
    return Number((error as { headers: Record<string, string> }).headers['retry-after'])
  }
}

describe('limits', () => {
  test('the window slides: never more than so many in any of it, and the wait told is the wait needed', async () => {
    const who = subject()
    for (const pause of [0, 20, 30]) {
      seconds(pause)
      expect(await retryAfter(three, who)).toBe(0)
    }
    expect(await retryAfter(three, who)).toBe(10)
    seconds(9)
    expect(await retryAfter(three, who)).toBe(1)
    seconds(1)
    expect(await retryAfter(three, who)).toBe(0)
    expect(await retryAfter(three, who)).toBe(20)
  })

  test('subjects do not count for each other', async () => {
    const who = subject()
    for (let hits = 0; hits < 4; hits += 1) await retryAfter(three, who)
    expect(await retryAfter(three, subject())).toBe(0)
  })

  test('twenty at the same moment count one by one', async () => {
    const who = subject()
    const waits = await Promise.all(Array.from({ length: 20 }, () => retryAfter(three, who)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
  })

  test('many hits are kept in slots and never allow more than the limit in a window', async () => {
    const who = subject()
    const allowed: number[] = []
    for (let second = 0; second < 200; second += 1) {
      for (let hits = 0; hits < 3; hits += 1) if ((await retryAfter(many, who)) === 0) allowed.push(second)
      seconds(1)
    }
    const most = Math.max(
      ...allowed.map((from) => allowed.filter((at) => at >= from && at < from + 60).length),
    )
    expect(most).toBe(120)
    expect(allowed.length).toBeGreaterThan(240)
  })

  test('all limits or none: what is refused by one is counted by no other', async () => {
    const [full, other] = [subject(), subject()]
    for (let hits = 0; hits < 3; hits += 1) await retryAfter(three, full)
    const both = [
      { limit: three, subject: other },
      { limit: three, subject: full },
    ]
    for (let tries = 0; tries < 5; tries += 1)
      await expect(countHit(t.ctx, both)).rejects.toMatchObject({ status: 429 })
    expect(await retryAfter(three, other)).toBe(0)
  })

  test('what is given back is free again', async () => {
    const who = subject()
    for (let hits = 0; hits < 10; hits += 1) {
      const hit = await countHit(t.ctx, [{ limit: three, subject: who }])
      await hit.giveBack()
    }
    expect(await retryAfter(three, who)).toBe(0)
  })

  describe('on different members', () => {
    const members = async (who: string, names: readonly string[]) => {
      const waits: number[] = []
      for (const member of names) waits.push(await retryAfter(three, who, member))
      return waits
    }

    test('each counts once, those that are counted go on, and another one waits until the first is forgotten', async () => {
      const who = subject()
      expect(await members(who, ['a', 'b', 'a', 'a', 'a', 'c'])).toEqual([0, 0, 0, 0, 0, 0])
      seconds(20)
      expect(await members(who, ['d', 'b', 'c'])).toEqual([40, 0, 0])
      // The others were seen again: only the first one is forgotten.
      seconds(40)
      expect(await members(who, ['d', 'a'])).toEqual([0, 20])
    })

    test('of twenty at the same moment three are let in', async () => {
      const who = subject()
      const names = Array.from({ length: 20 }, (_, n) => `member ${n}`)
      const waits = await Promise.all(names.map((member) => retryAfter(three, who, member)))
      expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
    })

    test('what is stored names neither', async () => {
      const who = subject()
      await retryAfter(three, who, 'ada@example.com')
      const rows = await t.ctx.db.selectFrom('rate_limit_member').selectAll().execute()
      expect(JSON.stringify(rows)).not.toMatch(/ada|subject-/)
      seconds(61)
      await cleanUpHits(t.ctx)
      expect(await t.ctx.db.selectFrom('rate_limit_member').select('member').execute()).toEqual([])
    })
  })

  test('old hits are removed, counted ones stay', async () => {
    await t.ctx.db.deleteFrom('rate_limit').execute()
    const who = subject()
    await retryAfter(three, who)
    seconds(30)
    await retryAfter(three, who)
    seconds(31)
    await cleanUpHits(t.ctx)
    expect(await t.ctx.db.selectFrom('rate_limit').select('hits').execute()).toHaveLength(1)
  })
})

test('the log names the limit that is full, not those that were asked along with it', async () => {
  const [full, free] = [subject(), subject()]
  for (let tried = 0; tried < three.max; tried += 1) await retryAfter(three, full)
  const logged = vi.spyOn(t.ctx.log, 'info')
  try {
    const counted = [
      { limit: many, subject: free },
      { limit: three, subject: full },
      { limit: { ...three, name: 'another' }, subject: full },
    ]
    await expect(countHit(t.ctx, counted)).rejects.toMatchObject({ status: 429 })
    expect(logged.mock.calls).toEqual([[{ limits: ['three'] }, 'a limit is full']])
  } finally {
    logged.mockRestore()
  }
})
