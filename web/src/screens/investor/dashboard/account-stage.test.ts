import type { Position } from '@evenmoor/contract/positions'
import { expect, test } from 'vitest'
import { stageOf } from './account-stage.ts'

const position = (results: string) => ({ results }) as Position

test.each([
  [[], undefined, 'empty'],
  [[], '0.00', 'empty'],
  [[], '0.01', 'funded'],
  [[position('0.00')], '0.00', 'waiting'],
  [[position('0.00')], '900.00', 'waiting'],
  [[position('0.00'), position('-0.10')], '900.00', null],
  [[position('2.50')], '0.00', null],
] as const)('%#: %j with %s available: %s', (positions, available, stage) => {
  expect(stageOf(positions, available)).toBe(stage)
})
