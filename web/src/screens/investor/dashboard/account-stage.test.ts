import { expect, test } from 'vitest'
import { stageOf } from './account-stage.ts'

const [waits, hasResult] = [{ has_results: false }, { has_results: true }]

test.each([
  [[], undefined, 'empty'],
  [[], '0.00', 'empty'],
  [[], '0.01', 'funded'],
  [[waits], '0.00', 'waiting'],
  [[waits], '900.00', 'waiting'],
  [[waits, hasResult], '900.00', null],
  [[hasResult], '0.00', null],
] as const)('%#: %j with %s available: %s', (positions, available, stage) => {
  expect(stageOf(positions, available)).toBe(stage)
})
