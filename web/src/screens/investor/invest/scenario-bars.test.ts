import { expect, test } from 'vitest'
import { scenarioBars } from './scenario-bars.ts'

test('the longest of what is left and what was put in fills the width; losing everything leaves nothing', () => {
  expect(scenarioBars('100.00', ['0.00', '100.00', '175.00'])).toEqual({
    widths: [0, 57.14, 100],
    markX: 57.14,
  })
  expect(scenarioBars('100.00', ['10.00', '60.00', '90.00'])).toEqual({ widths: [10, 60, 90], markX: 100 })
})
