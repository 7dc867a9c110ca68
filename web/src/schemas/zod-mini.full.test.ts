import { beforeAll, expect, test, vi } from 'vitest'
import { differencesOf, type Module, modules, readFiles } from './testing/both-readers.ts'

/** Whether our reader of the contract in the browser reads what zod reads on the server, however deep inside a value something is wrong. */

let zods: Map<string, Module>
let own: Map<string, Module>

beforeAll(async () => {
  zods = await modules()
  vi.doMock('zod/mini', () => import('./zod-mini.ts'))
  own = await modules()
  vi.doUnmock('zod/mini')
})

test.each(readFiles)('%s is read in the browser as on the server', (file) => {
  expect(differencesOf(zods.get(file), own.get(file), 5).slice(0, 5)).toEqual([])
})
