import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

test.each(['/dashboard/home', '/dashboard/transactions?type=deposit#top', '/staff/withdrawals'])(
  'keeps %s',
  (path) => {
    expect(safeReturnPath(path)).toBe(path)
  },
)

test.each([
  null,
  undefined,
  '',
  'dashboard',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/./\u002f/evil.example',
  '/.//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
])('refuses %j', (path) => {
  expect(safeReturnPath(path)).toBeNull()
})
