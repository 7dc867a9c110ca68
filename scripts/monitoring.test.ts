import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { metricNames } from '../server/src/metrics/metric-list.ts'

/** Alert rules, dashboard and runbook name what there is. */

const root = path.resolve(import.meta.dirname, '..')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

const rules = textOf('deploy/monitoring/alerts.yaml')
const cases = textOf('deploy/monitoring/alerts.test.yaml')
const dashboard = textOf('deploy/monitoring/dashboard.json')
const runbook = textOf('docs/runbook.md')

/** A histogram is served as three series. */
const metricsIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:evenmoor|nodejs|process)_\w+/g)].map(([name]) =>
    name.replace(/_(?:bucket|count|sum)$/, ''),
  )

test.each([
  ['the alert rules', rules],
  ['the cases of the alert rules', cases],
  ['the dashboard', dashboard],
])('%s name only metrics that are served', (_what, text) => {
  const named = metricsIn(text)
  expect(named).not.toEqual([])
  expect(named.filter((name) => !metricNames.includes(name))).toEqual([])
})

test('every metric of the product is on the dashboard or has an alert', () => {
  const named = new Set([...metricsIn(rules), ...metricsIn(dashboard)])
  const own = metricNames.filter((name) => name.startsWith('evenmoor_'))
  expect(own.filter((name) => !named.has(name))).toEqual([])
})

test('each alert has its section in the runbook, and links to it', () => {
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
  const sections = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name = '']) => name)
  expect(alerts).not.toEqual([])
  expect(sections).toEqual(alerts)
  const links = [...rules.matchAll(/docs\/runbook\.md#(\w+)/g)].map(([, name]) => name)
  expect(links).toEqual(alerts.map((name) => name.toLowerCase()))
})

test('of each alert there is a case in which it is raised, and two in which it is not', () => {
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
  const groups = cases.split(/^ {2}- name: /m).slice(1)
  expect(groups).toHaveLength(3)
  for (const [index, group] of groups.entries()) {
    expect([...group.matchAll(/alertname: (\w+)/g)].map(([, name]) => name)).toEqual(alerts)
    const raised = [...group.matchAll(/exp_labels:/g)]
    expect(raised).toHaveLength(index === 0 ? alerts.length : 0)
  }
})
