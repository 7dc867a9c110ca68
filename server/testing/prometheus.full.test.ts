/** The alert rules and the dashboard of deploy/monitoring, in the Prometheus of this machine, which reads a process. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from './database.ts'
import { portForLater } from './free-port.ts'
import { machineProgram } from './machine-program.ts'
import { type Prometheus, prometheusProgram, startPrometheus } from './prometheus.ts'
import { startServer } from './second-process.ts'

const folder = path.resolve(import.meta.dirname, '../../deploy/monitoring')
const dashboard = JSON.parse(readFileSync(path.join(folder, 'dashboard.json'), 'utf8')) as {
  panels: { targets?: { expr: string }[] }[]
}
const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

/** What a new installation on a server of its own has nothing to show for. */
const nothingYet = [
  // No request has failed.
  'status=~"5.."',
  // Nobody has invested, and the public log is signed once there is something to say.
  'evenmoor_accrual_lag',
  'evenmoor_log_checkpoint',
  // The embedded server alone is backed up by the product.
  'evenmoor_backup',
  // It has no replica.
  'evenmoor_replica_reads',
]

const promtool = machineProgram('promtool')

test.skipIf(promtool === undefined)('each alert is raised when it should be, and not before', async () => {
  const run = promisify(execFile)(promtool!, ['test', 'rules', 'alerts.test.yaml'], { cwd: folder })
  const { stdout } = await run.catch((error: unknown) => {
    const { stdout: said = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(said + stderr, { cause: error })
  })
  expect(stdout).toContain('SUCCESS')
})

/** The product, without an investor or a day, and a Prometheus that reads it by the alert rules. */
async function startWatched() {
  const database = await createTestDatabase()
  const metricsPort = String(await portForLater())
  const server = await startServer(database.ownerUrl, { METRICS_PORT: metricsPort })
  const prometheus = await startPrometheus(`127.0.0.1:${metricsPort}`, path.join(folder, 'alerts.yaml'))
  const stop = async () => {
    await prometheus.stop()
    await server.stop()
    await database.drop()
  }
  return { server, prometheus, stop }
}

describe.skipIf(prometheusProgram === undefined)('in Prometheus, where this machine has one', () => {
  let prometheus: Prometheus
  let stop: () => Promise<void>
  beforeAll(async () => {
    const watched = await startWatched()
    await (await fetch(`${watched.server.url}/api/plans/`)).arrayBuffer()
    prometheus = watched.prometheus
    stop = watched.stop
  })
  afterAll(() => stop())

  test('every alert rule can be asked, and none is raised by a product that has just started', async () => {
    await expect.poll(() => prometheus.count('up{job="evenmoor"} == 1')).toBe(1)
    const ofEach = async (what: 'health' | 'state') =>
      new Set((await prometheus.rules()).map((rule) => rule[what]))
    await expect.poll(() => ofEach('health')).toEqual(new Set(['ok']))
    expect(await ofEach('state')).toEqual(new Set(['inactive']))
  })

  test.each(expressions.filter((text) => !nothingYet.some((part) => text.includes(part))))(
    'the dashboard has something to draw for %s',
    async (expression) => {
      // A rate wants two readings, and how jobs went is told once a minute.
      await expect.poll(() => prometheus.count(expression), { timeout: 120_000 }).toBeGreaterThan(0)
    },
    130_000,
  )

  test.each(expressions.filter((text) => nothingYet.some((part) => text.includes(part))))(
    'the dashboard asks for %s in words that Prometheus takes',
    async (expression) => {
      expect(await prometheus.count(expression)).toBe(0)
    },
  )
})

test.skipIf(prometheusProgram === undefined)('a process that is gone raises the first alert', async () => {
  const { server, prometheus, stop } = await startWatched()
  try {
    await expect.poll(() => prometheus.count('up{job="evenmoor"} == 1')).toBe(1)
    await server.kill()
    const raised = async () =>
      (await prometheus.rules()).filter(({ state }) => state !== 'inactive').map(({ name }) => name)
    await expect.poll(raised).toEqual(['EvenmoorDown'])
  } finally {
    await stop()
  }
})
