import { expect, it } from 'vitest'
import { parsePostmasterPid } from './postmaster-pid.ts'

it('reads what PostgreSQL writes', () => {
  const text = '4541\n/proc/self/cwd\n1795248818\n54991\n\n127.0.0.1\n   123456     32769\nready   \n'
  expect(parsePostmasterPid(text)).toEqual({ pid: 4541, port: 54_991, status: 'ready' })
})

it.each(['', '\n', 'nonsense', '-12\n', '0\n'])('takes %j for no server', (text) => {
  expect(parsePostmasterPid(text)).toBeUndefined()
})
