import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, expectTypeOf, test } from 'vitest'
import { metricNames } from '#metrics/metric-list.ts'
import { events } from './events.ts'
import type { Log } from './logging/log.ts'

const root = path.resolve(import.meta.dirname, '..')
const sources = globSync('**/*.ts', { cwd: root })
  .filter((file) => !/\.test\.ts$|(^|\/)testing\/|^platform\/events\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

test('each event is told somewhere, and no two say the same', () => {
  const isTold = (name: string, says: string) =>
    sources.some(
      ({ text }) =>
        text.includes(`'${says}'`) || text.includes(`"${says}"`) || text.includes(`events.${name}.`),
    )
  expect(Object.entries(events).flatMap(([name, { says }]) => (isTold(name, says) ? [] : [name]))).toEqual([])
  const said = Object.values(events).map(({ says }) => says)
  expect(new Set(said).size).toBe(said.length)
})

test('the metric of an event is one that is served', () => {
  const named = Object.values(events).flatMap((event) => ('metric' in event ? [event.metric] : []))
  expect(named.length).toBeGreaterThan(0)
  expect(metricNames).toEqual(expect.arrayContaining(named))
})

test('only events are logged: the compiler refuses another sentence, and nothing goes round the one log', () => {
  expectTypeOf<'something else'>().not.toExtend<Parameters<Log['info']>[1]>()
  const makers = sources.filter(({ text }) => /\bpino\(|console\.(log|warn|error|info)\(/.test(text))
  expect(makers.map(({ file }) => file).toSorted()).toEqual([
    'access-log.ts',
    'platform/logging/create-log.ts',
  ])
})
