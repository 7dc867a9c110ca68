import type { AddressInfo } from 'node:net'
import { endpoint } from '@evenmoor/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Context } from '#context.ts'
import { createApp } from './app.ts'
import { asDownload, registerRoutes } from './bind.ts'
import type { Caller } from './caller.ts'
import { Download } from './download.ts'

/** A file that goes on until it is let go, over real connections; the token is who asks. */
const app = createApp()
let port = 0
let letGo: () => void
let isLetGo: Promise<void>
beforeAll(async () => {
  isLetGo = new Promise((resolve) => (letGo = resolve))
  const file = endpoint({
    method: 'GET',
    path: '/file/',
    summary: 'A file',
    access: { kind: 'investor' },
    answer: z.unknown(),
  })
  const pieces = async function* () {
    yield 'first\n'
    await isLetGo
    yield 'last\n'
  }
  registerRoutes(app, {} as Context, async (_ctx, token) => ({ personId: token }) as Caller, [
    asDownload(file, () => new Download('file.csv', 'text/csv', pieces())),
  ])
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

const ask = (person: string, signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${port}/file/`, {
    headers: { authorization: `Bearer ${person.padEnd(20, '0')}` },
    ...(signal && { signal }),
  })

test('two files of a person are made at a time; a third is told what to do, and is made once one has ended', async () => {
  const leaving = new AbortController()
  const first = await ask('ada')
  const second = await ask('ada', leaving.signal)
  const third = await ask('ada')
  expect([first.status, second.status, third.status]).toEqual([200, 200, 429])
  expect(third.headers.get('retry-after')).toBe('5')
  expect(await third.json()).toEqual({
    detail: 'Two downloads are already running. Wait for one to finish, then save this one.',
  })
  // Somebody else's are not theirs, and who leaves gives the place back.
  const other = await ask('bob')
  expect(other.status).toBe(200)
  leaving.abort()
  const again: Response[] = []
  await expect
    .poll(async () => {
      const reply = await ask('ada')
      if (reply.status === 200) again.push(reply)
      return reply.status
    })
    .toBe(200)
  letGo()
  for (const reply of [first, other, ...again]) expect(await reply.text()).toBe('first\nlast\n')
  for (let n = 0; n < 5; n += 1) expect(await (await ask('ada')).text()).toBe('first\nlast\n')
})
