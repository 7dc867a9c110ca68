import { hash } from '@node-rs/argon2'
import { describe, expect, test } from 'vitest'
import { boundedGate } from '#platform/bounded-gate.ts'
import { productPasswordCost } from './password-cost.ts'
import { hashPassword, isRightPassword, needsNewHash } from './password-hash.ts'

const ctx = { passwordCost: productPasswordCost }

describe('password hashes', () => {
  test('Argon2id with 32 MiB, three passes, one lane, and a salt of its own', async () => {
    const [one, two] = [await hashPassword(ctx, 'a password'), await hashPassword(ctx, 'a password')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=32768,t=3,p=1\$/)
    expect(one).not.toBe(two)
    expect(needsNewHash(ctx, one)).toBe(false)
    expect(
      needsNewHash(ctx, await hash('a password', { memoryCost: 8192, timeCost: 1, parallelism: 1 })),
    ).toBe(true)
  })

  test('every character counts, and composed and decomposed letters are the same', async () => {
    const long = 'x9Qz-mellow.Tundra '.repeat(5)
    const stored = await hashPassword(ctx, long)
    expect(await isRightPassword(ctx, long, stored)).toBe(true)
    expect(await isRightPassword(ctx, long.slice(0, 72), stored)).toBe(false)
    expect(await isRightPassword(ctx, 'cafe\u0301 au lait', await hashPassword(ctx, 'café au lait'))).toBe(
      true,
    )
  })

  test('without a hash the answer is no, even for the password of the stand-in', async () => {
    expect(await isRightPassword(ctx, 'nobody has this password', undefined)).toBe(false)
    expect(await isRightPassword(ctx, 'nobody has this password', null)).toBe(false)
  })
})

describe('a bounded gate', () => {
  test('runs so many, lets so many wait in order, refuses the rest at once, and is free again', async () => {
    const gate = boundedGate({ running: 2, waiting: 3 }, () => new Error('full'))
    const ended: number[] = []
    let [running, most] = [0, 0]
    const work = (n: number) =>
      gate(async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve, 5))
        running -= 1
        ended.push(n)
        if (n === 1) throw new Error('this one fails')
      })
    const results = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map((n) => work(n)))
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ])
    expect([most, ended]).toEqual([2, [0, 1, 2, 3, 4]])
    await expect(work(7)).resolves.toBeUndefined()
  })

  test('lets nobody wait longer than it says, and does nothing for those who left', async () => {
    const gate = boundedGate({ running: 1, waiting: 2, waitsMs: 20 }, () => new Error('full'))
    const begun: number[] = []
    const end = Promise.withResolvers<void>()
    const work = (n: number) =>
      gate(async () => {
        begun.push(n)
        await end.promise
      })
    const first = work(0)
    await expect(Promise.allSettled([work(1), work(2)])).resolves.toMatchObject([
      { status: 'rejected', reason: { message: 'full' } },
      { status: 'rejected', reason: { message: 'full' } },
    ])
    const next = work(3)
    end.resolve()
    await Promise.all([first, next])
    expect(begun).toEqual([0, 3])
  })
})
