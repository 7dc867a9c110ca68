import { expect, test } from 'vitest'
import { describeMemory } from './memory-watch.ts'

test.each([
  ['takes what it needs, and no more', [100, 200, 300, 300, 300, 300, 310, 290, 300], 'met'],
  ['has garbage for a moment', [300, 300, 300, 300, 300, 300, 300, 900, 300], 'met'],
  ['grows all the time', [100, 150, 200, 250, 300, 350, 400, 450, 500], 'MISSED'],
])('the memory of a process that %s: %s', (_what, seen, said) => {
  expect(describeMemory(seen)).toContain(`(${said} (flat`)
})

test('two looks are too few to say anything', () => {
  expect(describeMemory([1, 2])).not.toMatch(/met|MISSED/)
})
