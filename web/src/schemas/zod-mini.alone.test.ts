import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import {
  contractFiles,
  differencesOf,
  isSchema,
  type Module,
  modules,
  readFiles,
  root,
  schemasOf,
  valueOf,
} from './testing/both-readers.ts'
import * as ours from './zod-mini.ts'

/**
 * Whether our reader of the contract in the browser reads what zod reads on the server: whole values, and each with one of
 * its own parts wrong. What is wrong further inside is in the full tier.
 */

let zods: Map<string, Module>
let own: Map<string, Module>

beforeAll(async () => {
  zods = await modules()
  vi.doMock('zod/mini', () => import('./zod-mini.ts'))
  own = await modules()
  vi.doUnmock('zod/mini')
})

test('it is asked for nothing that it has not', () => {
  const files = [...globSync('web/src/**/*.{ts,tsx}', { cwd: root }), ...contractFiles]
  const asked = files
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .filter((text) => /import \* as z from 'zod\/mini'/.test(text))
    .flatMap((text) => [...text.matchAll(/\bz\s*\.(\w+)(?:<[^()]*>)?\(/g)].map(([, name = '']) => name))
  expect(asked.length).toBeGreaterThan(100)
  expect([...new Set(asked)].filter((name) => !(name in ours))).toEqual([])
})

test.each(readFiles)('%s is read in the browser as on the server', (file) => {
  expect(differencesOf(zods.get(file), own.get(file), 1).slice(0, 5)).toEqual([])
})

test('what is read is compared where it can be: most calls answer with something', () => {
  const read = [...zods.values()].flatMap((module) =>
    [...schemasOf(module)].filter(([, part]) => isSchema(part)),
  )
  expect(read.length).toBeGreaterThan(300)
  const taken = read.filter(([, schema]) => isSchema(schema) && schema.safeParse(valueOf(schema, 0)).success)
  expect(taken.length).toBeGreaterThan(read.length * 0.8)
})
