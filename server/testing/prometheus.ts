import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { portForLater } from './free-port.ts'
import { killed, machineProgram, untilUp } from './machine-program.ts'

/** The Prometheus of this machine; undefined where there is none. */
export const prometheusProgram = machineProgram('prometheus')

/** What a rule came to: `ok`, `err`, or `unknown` before it was asked for the first time. */
export type Rule = {
  readonly name: string
  readonly health: string
  readonly lastError?: string
  /** `inactive`, `pending` or `firing`. */
  readonly state: string
}

export type Prometheus = {
  readonly rules: () => Promise<Rule[]>
  /** How many series an expression gives. Throws what is wrong with it. */
  readonly count: (expression: string) => Promise<number>
  readonly stop: () => Promise<void>
}

/** Starts the machine's Prometheus on a file of rules. It reads a process's metrics, as the job `evenmoor`, each second. */
export async function startPrometheus(metricsHost: string, rulesFile: string): Promise<Prometheus> {
  if (prometheusProgram === undefined) throw new Error('this machine has no prometheus')
  const folder = await mkdtemp(path.join(tmpdir(), 'evenmoor-prometheus-'))
  const config = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [rulesFile],
    scrape_configs: [{ job_name: 'evenmoor', static_configs: [{ targets: [metricsHost] }] }],
  }
  const file = path.join(folder, 'prometheus.yml')
  // JSON is YAML too.
  await writeFile(file, JSON.stringify(config))
  const host = `127.0.0.1:${await portForLater()}`
  const child = spawn(
    prometheusProgram,
    [
      `--config.file=${file}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=${host}`,
    ],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  await untilUp(child, 'Server is ready to receive web requests.')
  const ask = async (address: string) => {
    const answer = await (await fetch(`http://${host}/api/v1/${address}`)).json()
    if (answer.status !== 'success') throw new Error(`${address}: ${answer.error}`)
    return answer.data
  }
  return {
    rules: async () => (await ask('rules')).groups.flatMap(({ rules }: { rules: Rule[] }) => rules),
    count: async (expression) => (await ask(`query?query=${encodeURIComponent(expression)}`)).result.length,
    stop: async () => {
      await killed(child)
      await rm(folder, { recursive: true })
    },
  }
}
