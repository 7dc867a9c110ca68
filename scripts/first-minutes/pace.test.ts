import { expect, test } from 'vitest'
import { readingMs, wordsPerMinute } from './pace.ts'

test('as many words as are read in a minute take a minute, and signs none', () => {
  expect(readingMs(Array.from({ length: wordsPerMinute }, () => 'word').join(' '))).toBe(60_000)
  expect(readingMs('· – →')).toBe(0)
})
