import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { form, goodPassword, newEmail, signUpVerified } from '#people/testing/accounts.ts'
import { productPasswordCost } from '#people/credentials/password-cost.ts'
import { type TestApp, createTestApp } from '#testing/app.ts'

/**
 * Whether the time of an answer tells if an address is known (trust.md, A22). Samples of both kinds are taken in turns,
 * so that what else the machine does meets both, and compared by rank: how often is the known one slower? Half the
 * time when nothing is told. Leaving out the password hash, or the mail, makes it nearly always.
 */
let t: TestApp
beforeAll(async () => {
  t = await createTestApp({}, undefined, { passwordCost: productPasswordCost })
})
afterAll(() => t.close())

/**
 * With so many pairs the share of an even pace has a standard deviation of 0.03 (`sqrt((2n + 1) / 12) / n`): outside of
 * 0.3 to 0.7 it is seven of them away, and what tells an address is slower in nearly all.
 */
const pairs = 180
const addresses = 6
const minuteMs = 60_000

type Call = {
  path: string
  body: (email: string) => object
  pauseMs: number
  known: (email: string) => Promise<unknown>
}

const confirmed = (email: string) => signUpVerified(t, email)
const unconfirmed = (email: string) => t.call('POST', '/account/registration/', form(email))
// Of each its own: one password on many accounts is a spray.
const wrongPassword = (email: string) => `not the password of ${email}`

const calls: readonly (readonly [string, Call])[] = [
  [
    'login',
    {
      path: '/account/login/',
      body: (email) => ({ email, password: wrongPassword(email) }),
      // Past the growing delay after wrong passwords.
      pauseMs: 2 * minuteMs,
      known: confirmed,
    },
  ],
  [
    'login with a password hashed at lower costs, as before they were raised,',
    {
      path: '/account/login/',
      body: (email) => ({ email, password: wrongPassword(email) }),
      pauseMs: 2 * minuteMs,
      known: async (email) => {
        const id = await signUpVerified(t, email)
        const cheap = await hash(goodPassword, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
        await t.ctx.db.updateTable('person').set({ password_hash: cheap }).where('id', '=', id).execute()
      },
    },
  ],
  [
    'forgot password',
    { path: '/api/password_reset/', body: (email) => ({ email }), pauseMs: 15 * minuteMs, known: confirmed },
  ],
  ['sign-up', { path: '/account/registration/', body: form, pauseMs: 24 * 60 * minuteMs, known: confirmed }],
  [
    'sign-up with an address that waits',
    { path: '/account/registration/', body: form, pauseMs: 24 * 60 * minuteMs, known: unconfirmed },
  ],
  [
    'resend',
    {
      path: '/account/resend_otp/',
      body: (email) => ({ email }),
      pauseMs: 12 * 60 * minuteMs,
      known: unconfirmed,
    },
  ],
  [
    'newsletter',
    {
      path: '/management/subscribe/',
      body: (email) => ({ email }),
      pauseMs: 24 * 60 * minuteMs,
      known: (email) => t.call('POST', '/management/subscribe/', { email }),
    },
  ],
]

test.each(calls)(
  'A22: the time of %s does not tell whether the address is known',
  async (_name, { path, body, pauseMs, known }) => {
    const knownOnes = Array.from({ length: addresses }, newEmail)
    for (const email of knownOnes) await known(email)
    const timeOf = async (email: string) => {
      const begunAt = performance.now()
      const { status } = await t.call('POST', path, body(email))
      return { ms: performance.now() - begunAt, status }
    }
    const samples: { known: number; unknown: number }[] = []
    const statuses = new Set<number>()
    const takeSample = async () => {
      t.clock.advance(pauseMs)
      const [first, second] = [knownOnes[samples.length % addresses]!, newEmail()]
      // Each goes first as often as the other.
      const reversed = samples.length % 2 === 1
      const one = await timeOf(reversed ? second : first)
      const other = await timeOf(reversed ? first : second)
      statuses.add(one.status).add(other.status)
      samples.push(reversed ? { known: other.ms, unknown: one.ms } : { known: one.ms, unknown: other.ms })
    }
    for (let pair = 0; pair < pairs; pair += 1) await takeSample()
    const slower = shareOfLarger(
      samples.map((sample) => sample.known),
      samples.map((sample) => sample.unknown),
    )
    expect(statuses.size).toBe(1)
    expect(slower, `the known one is slower in ${slower} of the comparisons`).toBeGreaterThan(0.3)
    expect(slower, `the known one is slower in ${slower} of the comparisons`).toBeLessThan(0.7)
  },
  300_000,
)

/** By rank (Mann and Whitney): the share of all comparisons in which `a` is the larger. */
const shareOfLarger = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, x) => sum + b.filter((y) => x > y).length, 0) / (a.length * b.length)

test('the comparison tells a difference of 2 ms apart from none', () => {
  const noise = (n: number) => Array.from({ length: n }, (_, i) => 10 + ((i * 7919) % 1000) / 200)
  expect(shareOfLarger(noise(120), noise(120))).toBeCloseTo(0.5, 1)
  const slower = noise(120).map((ms) => ms + 2)
  expect(shareOfLarger(slower, noise(120))).toBeGreaterThan(0.7)
})
