import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { runCampaign } from '#testing/fuzz/campaign.ts'

const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31))
const requests = Number(process.env.FUZZ_REQUESTS ?? 100_000)

test(
  `${requests} generated requests with FUZZ_SEED=${seed}: no 500, no answer without its headers, none slow`,
  { timeout: 3_600_000 },
  async () => {
    const begunAt = performance.now()
    const { faults, answers, unanswered, slowest } = await runCampaign({ seed, requests })
    const statuses = [...answers]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`)
    process.stdout.write(
      `FUZZ_SEED=${seed} FUZZ_REQUESTS=${requests}: ${Math.round((performance.now() - begunAt) / 1000)} s; ` +
        `${statuses.join(', ')}; unanswered: ${unanswered}; slowest ${Math.round(slowest.ms)} ms, ${slowest.what}\n`,
    )
    expect(faults.slice(0, 20)).toEqual([])
  },
)
