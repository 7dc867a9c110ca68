import { search, staffList } from '@evenmoor/contract/staff-list'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { nextSort, readAddress, withPart } from './list-address.ts'

const list = staffList({
  path: '/api/staff/things/',
  summary: 'Things',
  permission: 'console:read',
  item: z.object({ id: z.string() }),
  sorts: ['created_at', 'name'],
  filters: { status: z.optional(z.enum(['open', 'done'])), q: search },
})
const read = (address: string) =>
  readAddress(list, new URLSearchParams(address), ['status', 'q'], { status: 'open' })

describe('what the address says of a list', () => {
  test('nothing: the list as it is by itself', () => {
    expect(read('')).toEqual({
      query: { status: 'open', sort: 'created_at' },
      chosen: { status: 'open' },
      sort: 'created_at',
      isFiltered: false,
    })
  })

  test.each([
    ['status=done', { status: 'done', sort: 'created_at' }, true],
    ['status=all', { sort: 'created_at' }, true],
    ['status=open', { status: 'open', sort: 'created_at' }, false],
    ['q=ada&sort=-name', { status: 'open', q: 'ada', sort: '-name' }, true],
    ['sort=-name', { status: 'open', sort: '-name' }, false],
    ['status=nonsense&sort=password&other=1', { status: 'open', sort: 'created_at' }, false],
  ])('%s', (address, query, isFiltered) => {
    expect(read(address)).toMatchObject({ query, isFiltered })
  })
})

test('a part is changed or removed and the others stay', () => {
  const search = new URLSearchParams('q=ada&sort=name')
  expect(String(withPart(search, 'status', 'done'))).toBe('q=ada&sort=name&status=done')
  expect(String(withPart(search, 'q', ''))).toBe('sort=name')
})

test('a heading sorts up, then down, then up', () => {
  expect(nextSort('created_at', 'name')).toBe('name')
  expect(nextSort('name', 'name')).toBe('-name')
  expect(nextSort('-name', 'name')).toBe('name')
})
