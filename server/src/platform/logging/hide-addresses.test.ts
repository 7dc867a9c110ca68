import { expect, test } from 'vitest'
import { hideAddresses } from './hide-addresses.ts'

test.each([
  ['<ada@example.com>: unknown', '<[address]>: unknown'],
  ['Key (email)=(ada@example.com) exists', 'Key (email)=([address]) exists'],
  ['to=ada@example.com, bob@example.com', '[address], [address]'],
  ['GET /reset/?email=ada%40example.com', 'GET [address]'],
  ['ada@bücher.example', '[address]'],
  ['postgres://owner:secret@db.example/x is away', '[address] is away'],
])('%s', (text, hidden) => {
  expect(hideAddresses(text)).toBe(hidden)
})

test.each(['at file:///srv/node_modules/@fastify/send/index.js:1:2', 'an @ alone', 'nothing of the kind'])(
  'left as it is: %s',
  (text) => {
    expect(hideAddresses(text)).toBe(text)
  },
)

test('a line of JSON stays one, whatever stands around an address', () => {
  for (const around of ['"', '\n', '\\', '\\"', '\u0001', 'ü', '\u2028', '\t(']) {
    const line = JSON.stringify({ msg: `${around}ada@example.com${around}`, other: 'kept' })
    const hidden: unknown = JSON.parse(hideAddresses(line))
    expect(hidden).toMatchObject({ msg: expect.stringContaining('[address]'), other: 'kept' })
    expect(JSON.stringify(hidden)).not.toContain('ada')
  }
})
