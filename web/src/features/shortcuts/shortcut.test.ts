import { describe, expect, test } from 'vitest'
import type { ShortcutChoice } from '#preferences/device-preferences.ts'
import { shortcutOf } from './shortcut.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false }
const anywhere = { isTyping: false, isInDialog: false, isLed: false }
const press = (key: string, choice: ShortcutChoice, more: Partial<typeof plain & typeof anywhere> = {}) =>
  shortcutOf({ ...plain, key, ...more }, { ...anywhere, choice, ...more })?.kind ?? null

describe('keys that do something by themselves', () => {
  test('at first: search and the list, no letters', () => {
    expect(['/', '?', 'g', 'j', 'k', 'e'].map((key) => press(key, 'few'))).toEqual([
      'search',
      'list',
      null,
      null,
      null,
      null,
    ])
  })

  test('all of them, when they were switched on; with the caps lock too', () => {
    expect(['/', '?', 'g', 'j', 'K', 'e', 'x'].map((key) => press(key, 'all'))).toEqual([
      'search',
      'list',
      'lead',
      'row',
      'row',
      'export',
      null,
    ])
  })

  test('none of them, when they were switched off; Ctrl or ⌘ with K stays', () => {
    expect(['/', '?', 'g', 'j'].map((key) => press(key, 'none'))).toEqual([null, null, null, null])
    expect(press('k', 'none', { ctrlKey: true })).toBe('search')
    expect(press('K', 'none', { metaKey: true })).toBe('search')
  })

  test('none while something is typed, but Ctrl with K; none at all in a dialog', () => {
    expect(['/', '?', 'j'].map((key) => press(key, 'all', { isTyping: true }))).toEqual([null, null, null])
    expect(press('k', 'all', { isTyping: true, ctrlKey: true })).toBe('search')
    expect(press('k', 'all', { isInDialog: true, ctrlKey: true })).toBeNull()
    expect(press('ㅏ', 'all', { isComposing: true })).toBeNull()
  })

  test('the browser keeps its own', () => {
    expect(press('j', 'all', { ctrlKey: true })).toBeNull()
    expect(press('e', 'all', { metaKey: true })).toBeNull()
    expect(press('k', 'all', { ctrlKey: true, metaKey: true })).toBeNull()
    expect(press('?', 'few', { altKey: true })).toBeNull()
  })
})

test('after G a letter opens its page, and any other letter means what it means alone', () => {
  const led = { ...anywhere, choice: 'all' as const, isLed: true }
  const pageOf = (key: string) => shortcutOf({ ...plain, key }, led)
  expect(['h', 'i', 'w', 't'].map(pageOf)).toEqual(
    ['dashboard', 'invest', 'withdraw', 'transactions'].map((page) => ({ kind: 'page', page })),
  )
  expect(pageOf('j')).toEqual({ kind: 'row', step: 1 })
  expect(shortcutOf({ ...plain, key: 'h' }, { ...led, isLed: false })).toBeNull()
})
