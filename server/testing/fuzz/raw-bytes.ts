/** Bytes that are no request, or one that no client would send. */
import fc from 'fast-check'
import type { Sent } from './calls.ts'

const get = 'GET /healthz HTTP/1.1\r\nHost: x\r\n'
const post = 'POST /account/login/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
const chunked = `${post}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n`

/** Whole texts, each with what is wrong in it. */
const oddRequests: readonly string[] = [
  'GET /healthz HTTP/1.1\r\n\r\n',
  'GET /healthz HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n',
  'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
  'GET /healthz HTTP/1.0\r\n\r\n',
  'GET /healthz HTTP/2.0\r\n\r\n',
  'GET /healthz HTTP/9.9\r\n\r\n',
  'GET /healthz\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n',
  'GET http://evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'GET //evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'BREW / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  `${get}Expect: a-miracle\r\nConnection: close\r\n\r\n`,
  `${get}Expect: 100-continue\r\nConnection: close\r\n\r\n`,
  `${get}Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk\r\n\r\n`,
  `${get}Content-Length: -1\r\n\r\n`,
  `${get}Content-Length: 1e3\r\n\r\n`,
  `${get}Content-Length: 99999999999999999999\r\n\r\n`,
  `${get}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
  `${get}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  `${get}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  `${get}X-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
  `${get}${'X-Many: 1\r\n'.repeat(3_000)}\r\n`,
  `${get}X Space: 1\r\n\r\n`,
  `${get}: no name\r\n\r\n`,
  `${get} folded: 1\r\n\r\n`,
  `${get}X-Nul: a\0b\r\n\r\n`,
  `${get}X-Bare: a\nb\r\n\r\n`,
  `${get}X-Cr: a\rb\r\n\r\n`,
  `GET /${'a'.repeat(9_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  `GET /${'%41'.repeat(900)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  'GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /%c0%ae%c0%ae/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'GET /assets/%00 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'GET /\xff\xfe HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'GET ? HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  `${chunked}zz\r\n{}\r\n0\r\n\r\n`,
  `${chunked}-1\r\n\r\n`,
  `${chunked}2;x="y"\r\n{}\r\n0\r\nX-Trailer: 1\r\n\r\n`,
  `${chunked}2\r\n{}XX0\r\n\r\n`,
  `${chunked}fffffffffffffffff\r\n{}\r\n`,
  `${chunked}0\r\n${'X-Trailer: 1\r\n'.repeat(2_000)}\r\n`,
  `${post}Content-Encoding: gzip\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  '\r\n\r\n\r\n\r\n',
  '\0'.repeat(1_000),
]

const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1')

const odd = fc
  .constantFrom(...oddRequests)
  .map((text) => ({ bytes: bytesOf(text), what: text.slice(0, 120) }))

/** Several in one go: what one of them does to the next. */
const pipelined = fc
  .array(fc.constantFrom(...oddRequests, `${get}\r\n`, `${post}Content-Length: 2\r\n\r\n{}`), {
    minLength: 2,
    maxLength: 5,
  })
  .map((texts) => ({
    bytes: bytesOf(texts.join('')),
    what: `${texts.length} in one go: ${texts.join('').slice(0, 200)}`,
  }))

const noise = fc
  .uint8Array({ minLength: 1, maxLength: 300 })
  .map((bytes) => ({ bytes: Buffer.from(bytes), what: 'noise' }))

/** A call with some of its bytes changed, doubled or left out. */
const broken = (call: fc.Arbitrary<Sent>) =>
  fc
    .tuple(
      call,
      fc.array(fc.record({ at: fc.nat(2_000), byte: fc.integer({ min: 0, max: 255 }), cut: fc.nat(3) }), {
        minLength: 1,
        maxLength: 4,
      }),
    )
    .map(([{ bytes, what }, changes]) => {
      const changed = [...bytes]
      for (const { at, byte, cut } of changes) changed.splice(at % changed.length, cut, byte)
      return { bytes: Buffer.from(changed), what: `broken: ${what}` }
    })

/** Any bytes of this kind; the sender ends its side at once, so that nothing is waited for. */
export const generatedBytes = (call: fc.Arbitrary<Sent>): fc.Arbitrary<Sent> =>
  fc
    .tuple(fc.oneof(odd, pipelined, noise, broken(call)), fc.boolean())
    .map(([given, isEnded]) => ({ ...given, isHead: false, isEnded }))
