import { globSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { vi } from 'vitest'
import type * as zod from 'zod/mini'

export type Module = Record<string, unknown>
type Read = Pick<zod.ZodMiniType, 'safeParse'>
/** What a schema of zod tells of itself. */
type Def = {
  type: string
  element: zod.ZodMiniType
  innerType: zod.ZodMiniType
  shape: Record<string, zod.ZodMiniType>
  options: zod.ZodMiniType[]
  left: zod.ZodMiniType
  right: zod.ZodMiniType
  valueType: zod.ZodMiniType
  values: unknown[]
  entries: Record<string, string>
}

export const root = path.resolve(import.meta.dirname, '../../../..')
export const contractFiles = globSync('contract/src/*.ts', { cwd: root }).filter(
  (file) => !/\.test\.ts$|\/(?:openapi|index)\.ts$/.test(file),
)
const formFiles = ['signup/signup-form', 'signup/signup-calls', 'password/reset-form'].map(
  (file) => `web/src/screens/public/${file}.ts`,
)

/** What is read on both sides: the contract, and the forms of ours that add to it. */
export const readFiles = [...contractFiles, ...formFiles]

/** All of them, loaded anew: with zod, or with what is mocked in its place. */
export async function modules(): Promise<Map<string, Module>> {
  vi.resetModules()
  const loaded = readFiles.map(
    async (file) => [file, (await import(path.join(root, file))) as Module] as const,
  )
  return new Map(await Promise.all(loaded))
}

export const isSchema = (value: unknown): value is zod.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Each schema of a module by its name: what it exports, and the parts of its calls. */
export function schemasOf(module: Module): Map<string, unknown> {
  const parts = Object.entries(module).flatMap(([name, value]) => [
    [name, value] as const,
    ...(['params', 'query', 'body', 'answer', 'alternative', 'item'] as const).map(
      (part) => [`${name}.${part}`, (value as Module | undefined)?.[part]] as const,
    ),
  ])
  return new Map(parts)
}

const texts = [
  '', ' ', 'a', ' padded ', 'x'.repeat(20_000), 'y'.repeat(64), '🙂'.repeat(64), '🙂'.repeat(65), '\ud800',
  'ada@example.com', ' ada@example.com ', 'ada@example', '12', '250.00', '0250', '1e3', '-1.25', '-200',
  '2026-10', '2026-13', '2026-02-28', '2026-02-29', '2024-02-29', '2026-10-01T00:00:00.000Z',
  '2026-10-01T00:00:00Z', '2026-10-01T00:00Z', '2026-10-01T00:00:00+02:00', '2026-02-30T00:00:00Z',
  'bitcoin', 'en', 'pt-BR', 'true', 'usdt', `0x${'a'.repeat(64)}`, 'a'.repeat(64), 'line\none', '\u0000',
] // prettier-ignore
const odd = [...texts, undefined, null, 0, 7, -1, 1.5, Number.NaN, Infinity, 2 ** 60, true, [], ['a'], {}]

/** A value that a schema takes. */
export function valueOf(schema: zod.ZodMiniType, turn: number): unknown {
  const def = schema._zod.def as unknown as Def
  const of = (inner: zod.ZodMiniType) => valueOf(inner, turn)
  switch (def.type) {
    case 'string':
      return texts.find((text) => text.length > 1 && schema.safeParse(text).success) ?? 'text'
    case 'number':
      return 7
    case 'boolean':
      return true
    case 'literal':
      return def.values[turn % def.values.length]
    case 'enum':
      return Object.values(def.entries)[turn % Object.values(def.entries).length]
    case 'array':
      return [of(def.element), of(def.element)]
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, of(field)]))
    case 'record':
      return { some: of(def.valueType), other: of(def.valueType) }
    case 'optional':
    case 'nullable':
      return of(def.innerType)
    case 'union':
      return of(def.options[turn % def.options.length] as zod.ZodMiniType)
    case 'intersection':
      return { ...(of(def.left) as object), ...(of(def.right) as object) }
    case 'custom':
      return new Blob(['file'])
    case 'unknown':
      return { any: 'thing' }
    case 'undefined':
    case 'never':
      return undefined
    default:
      throw new Error(`no value for ${def.type}: add it here and to zod-mini.ts`)
  }
}

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Blob)

/** The value, and it with each of its parts in turn missing, odd, or with something more beside it; parts so deep inside. */
function* variants(value: unknown, deepest: number): Generator {
  yield value
  yield* odd
  if (!isBranch(value) || deepest === 0) return
  const withPart = (name: string, part: unknown) => {
    if (Array.isArray(value))
      return value.map((each: unknown, index) => (String(index) === name ? part : each))
    return { ...value, [name]: part }
  }
  for (const [name, part] of Object.entries(value)) {
    for (const other of variants(part, deepest - 1)) yield withPart(name, other)
    if (Array.isArray(value)) continue
    const { [name]: _gone, ...rest } = value
    yield rest
  }
  if (Array.isArray(value)) return
  yield { ...value, surplus: 1 }
  yield { ...value, surplus: undefined }
  yield JSON.parse(`{"__proto__": {"is": 1}, ${JSON.stringify(value).slice(1)}`.replace(', }', '}'))
}

/** What a reader makes of a value: what it read, or the first word on each part, as forms show them. */
function outcome(schema: Read, value: unknown) {
  let read: ReturnType<Read['safeParse']>
  try {
    read = schema.safeParse(value)
  } catch {
    return 'a rule of ours cannot take it'
  }
  if (read.success) return { data: read.data }
  const words = new Map<unknown, string>()
  for (const { path, message } of read.error.issues) if (!words.has(path[0])) words.set(path[0], message)
  return { words: Object.fromEntries([...words].map(([name, word]) => [String(name), word])) }
}

/** Where the two sides read one of a file's schemas differently. */
export function differencesOf(zods: Module = {}, own: Module = {}, deepest: number): readonly unknown[] {
  const mine = schemasOf(own)
  const differences: unknown[] = []
  for (const [name, schema] of schemasOf(zods)) {
    if (!isSchema(schema)) continue
    const reader = mine.get(name) as Read
    const [first, second] = [valueOf(schema, 0), valueOf(schema, 1)]
    for (const good of isDeepStrictEqual(first, second) ? [first] : [first, second]) {
      for (const value of variants(good, deepest)) {
        const wanted = outcome(schema, value)
        const got = outcome(reader, value)
        if (!isDeepStrictEqual(got, wanted)) differences.push({ name, value, got, wanted })
      }
    }
  }
  return differences
}
