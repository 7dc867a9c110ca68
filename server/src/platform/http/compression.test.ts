import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '#testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const get = (url: string, accepted: string) => t.app.inject({ url, headers: { 'accept-encoding': accepted } })

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('a large answer is sent to a browser that takes %s in %s', async (accepted, encoding, unpack) => {
  const plain = await get('/openapi.json', 'identity')
  const packed = await get('/openapi.json', accepted)
  expect(packed.headers['content-encoding']).toBe(encoding)
  expect(packed.headers.vary).toContain('accept-encoding')
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10)
  expect(unpack(packed.rawPayload).toString()).toBe(plain.payload)
})

test('a caller that takes no encoding, and an answer that is small, get it as it is', async () => {
  for (const [url, accepted] of [
    ['/openapi.json', 'identity'],
    ['/openapi.json', 'br;q=0, gzip;q=0'],
    ['/api/plans/', 'gzip, br'],
  ] as const) {
    const reply = await get(url, accepted)
    expect([url, reply.headers['content-encoding']]).toEqual([url, undefined])
    expect(reply.json()).toBeTypeOf('object')
  }
})
