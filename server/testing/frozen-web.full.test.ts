/** One of two web processes behind HAProxy is frozen for a minute: nobody waits ten seconds for a sentence, and live updates of the other go on. */
import { expect, test } from 'vitest'
import { createTestApp, type TestPerson } from './app.ts'
import { openStream } from './event-stream.ts'
import { startHaproxy, whyNoHaproxy } from './haproxy.ts'
import { answerWithinMs } from './in-time.ts'
import { startServer } from './second-process.ts'

/** Longer than a silent stream may last, and than HAProxy gives an answer. */
const frozenForMs = 30_000

type Answer = {
  readonly status: number
  readonly ms: number
  readonly retry: string | null
  readonly text: string
}

async function ask(site: string, { access }: TestPerson): Promise<Answer> {
  const startedMs = performance.now()
  const reply = await fetch(`${site}/api/wallet/`, { headers: { authorization: `Bearer ${access}` } })
  const text = await reply.text()
  const ms = performance.now() - startedMs
  return { status: reply.status, ms, retry: reply.headers.get('retry-after'), text }
}

test.skipIf(whyNoHaproxy !== undefined)(
  `a web process that freezes behind HAProxy: each request is answered within ten seconds, those it held with a sentence and a time to come again, the rest by the other${whyNoHaproxy === undefined ? '' : ` (not run: ${whyNoHaproxy})`}`,
  { timeout: 300_000 },
  async () => {
    const app = await createTestApp({}, new Date().toISOString())
    const front = await startHaproxy()
    try {
      const settings = { ROLE: 'web', TRUST_PROXY: 'loopback', DATA_DIR: app.ctx.config.dataDir }
      const join = () =>
        front.join((env, portSetting) =>
          startServer(app.database.ownerUrl, { ...settings, ...env }, portSetting),
        )
      const running = [await join(), await join()]
      const ada = await app.person()
      const streams = await Promise.all([openStream(front.url, ada), openStream(front.url, ada)])
      const [frozen] = running
      const answers: Answer[] = []
      const asking = async (untilMs: number) => {
        while (performance.now() < untilMs) answers.push(await ask(front.url, ada))
      }
      process.kill(frozen!.pid, 'SIGSTOP')
      try {
        const untilMs = performance.now() + frozenForMs
        await Promise.all(Array.from({ length: 4 }, () => asking(untilMs)))
      } finally {
        process.kill(frozen!.pid, 'SIGCONT')
      }
      const held = answers.filter(({ status }) => status !== 200)
      const slowest = Math.round(Math.max(...answers.map(({ ms }) => ms)))
      console.log(`${answers.length} answers, ${held.length} from HAProxy, the slowest after ${slowest} ms`)
      expect(slowest).toBeLessThan(answerWithinMs)
      expect(held.length).toBeGreaterThan(0)
      expect(answers.length - held.length).toBeGreaterThan(100)
      for (const { status, retry, text } of held) {
        expect([status, retry]).toEqual([504, '2'])
        expect(JSON.parse(text)).toEqual({ detail: expect.stringMatching(/^That took too long\. Try again/) })
      }
      // One of them is of each process; that of the frozen one goes on with it.
      expect(streams.map(({ wasLost }) => wasLost())).toEqual([false, false])
      for (const stream of streams) stream.close()
      await Promise.all(running.map(({ kill }) => kill()))
    } finally {
      await front.close()
      await app.close()
    }
  },
)
