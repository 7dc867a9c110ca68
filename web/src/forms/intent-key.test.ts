import { beforeEach, expect, test } from 'vitest'
import { forgetIntent, intentKey } from './intent-key.ts'

const kept = new Map<string, string>()
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
} as Storage

beforeEach(() => kept.clear())

test('one intent and request keep their key, as after a double press or a reload', () => {
  expect(intentKey('withdraw', '{"amount":"50.00"}', store)).toBe(
    intentKey('withdraw', '{"amount":"50.00"}', store),
  )
})

test('another request gets another key', () => {
  const first = intentKey('withdraw', '{"amount":"50.00"}', store)
  expect(intentKey('withdraw', '{"amount":"51.00"}', store)).not.toBe(first)
})

test('once answered, the same request is a new intent', () => {
  const first = intentKey('withdraw', 'x', store)
  forgetIntent('withdraw', store)
  expect(intentKey('withdraw', 'x', store)).not.toBe(first)
})

test('what is not ours in the storage is replaced', () => {
  kept.set('evenmoor.intent.withdraw', '{')
  expect(intentKey('withdraw', 'x', store)).toMatch(/^[0-9a-f]{32}$/)
})
