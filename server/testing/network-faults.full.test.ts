/** The network to the database is cut, half-open, deaf or slow: whoever asks is told to come again, in time, and once it is whole everything goes on. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { roomWithinMs } from '#platform/database/pool.ts'
import { fund } from '#wallet/testing/fund.ts'
import { createTestApp, type TestApp, type TestPerson } from './app.ts'
import { answerWithinMs, askEverything, expectAllSentAway, invest } from './in-time.ts'
import { openWire, type Wire } from './wire.ts'

let wire: Wire
let app: TestApp
let ada: TestPerson
beforeAll(async () => {
  const wayTo = async (port: number) => {
    wire = await openWire(port)
    return wire.port
  }
  app = await createTestApp({}, undefined, { roomWithinMs, wayTo })
  ada = await app.person()
  await fund(app, ada.id, '50000')
})
afterEach(() => wire.heal())
afterAll(async () => {
  await app.close()
  await wire.close()
})

/** Every key is asked for again until it is answered: without a restart, and each is done once. */
async function expectEachDoneOnce(keys: readonly string[]): Promise<void> {
  await expect.poll(async () => (await app.call('GET', '/readyz')).status).toBe(200)
  for (const key of keys) await expect.poll(async () => (await invest(ada, key)).status).toBe(201)
}

test.each([
  ['cut', { kind: 'cut' }],
  ['half-open: connections stay, and nothing arrives', { kind: 'half-open' }],
  ['deaf: the database does what it is told, and its answers are lost', { kind: 'deaf' }],
  ['so slow that nothing can be done in time', { kind: 'slow', ms: 4_000 }],
] as const)('%s', { timeout: 120_000 }, async (_what, fault) => {
  const before = await invested()
  wire.fail(fault)
  const asked = await askEverything(app, ada)
  expectAllSentAway(asked)
  wire.heal()
  await expectEachDoneOnce(asked.keys)
  expect(await invested()).toBe(before + 100 * asked.keys.length)
})

const invested = async () => Number((await ada.call('GET', '/api/wallet/')).body.invested)

test(
  'slow, and not too slow: everyone is served, or told in time to come again',
  { timeout: 120_000 },
  async () => {
    wire.fail({ kind: 'slow', ms: 150 })
    const { keys, answers } = await askEverything(app, ada)
    for (const { status, ms, headers } of answers) {
      expect(ms).toBeLessThan(answerWithinMs)
      if (status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(answers.slice(0, keys.length).filter(({ status }) => status === 201)).not.toEqual([])
    wire.heal()
    await expectEachDoneOnce(keys)
  },
)
