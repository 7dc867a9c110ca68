import { expect, test } from 'vitest'
import { type ChainBlock, paymentBlocks, secondsLeft, waitingBlocks } from './chain-blocks.ts'

const known = [221, 220, 219, 218].map((height) => ({
  height,
  payments: 1,
  mined_at: '2026-11-24T00:00:00Z',
}))

/** "mine 222", "later +2", each with the confirmations it brings. */
const said = (blocks: readonly ChainBlock[]): string[] =>
  blocks.map(({ kind, height, count, confirmations }) =>
    [kind, height ?? (kind === 'later' ? `+${count}` : ''), confirmations || ''].filter(Boolean).join(' '),
  )

test('while nothing was paid: the newest three, the next, and the rest of what is needed', () => {
  expect(said(waitingBlocks({ blocks: known, needed: 3 }))).toEqual([
    'past 219',
    'past 220',
    'past 221',
    'next 1',
    'later +2 3',
  ])
  expect(said(waitingBlocks({ blocks: known.slice(0, 1), needed: 1 }))).toEqual(['past 221', 'next 1'])
})

test.each([
  [null, 0, 3, ['past 221', 'next 1', 'later +2 3', 'account 3']],
  [222, 1, 3, ['past 221', 'mine 222 1', 'next 223 2', 'later +1 3', 'account 3']],
  [222, 2, 3, ['past 221', 'mine 222 1', 'confirming 223 2', 'next 224 3', 'account 3']],
  [222, 3, 3, ['past 221', 'mine 222 1', 'confirming 224 3', 'account 3']],
  // Later ones count no more.
  [222, 9, 3, ['past 221', 'mine 222 1', 'confirming 224 3', 'account 3']],
  [222, 1, 1, ['past 221', 'mine 222 1', 'account 1']],
  [222, 7, 20, ['past 221', 'mine 222 1', 'confirming 228 7', 'later +13 20', 'account 20']],
  [0, 1, 1, ['mine 1', 'account 1']],
])('a payment in block %s with %s of %s confirmations', (height, confirmations, needed, blocks) => {
  const shown = said(paymentBlocks({ block_height: height, confirmations }, { blocks: known, needed }))
  expect(shown.map((text) => text.replace('mine 0', 'mine'))).toEqual(blocks)
})

test('each block has a key of its own, whatever the chain does next', () => {
  const of = (confirmations: number) =>
    paymentBlocks({ block_height: 222, confirmations }, { blocks: known, needed: 3 }).map(({ key }) => key)
  for (const confirmations of [1, 2, 3])
    expect(new Set(of(confirmations)).size).toBe(of(confirmations).length)
})

test('the time left is the blocks left at their pace', () => {
  expect(secondsLeft(1, 3, 2)).toBe(4)
  expect(secondsLeft(3, 3, 2)).toBe(0)
  expect(secondsLeft(2, 3, 0.3)).toBe(1)
})
