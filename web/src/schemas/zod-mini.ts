/**
 * Stands in for `zod/mini` in the browser: what the contract and our forms use of it, in an eighth of its size. It reads
 * as zod does, which `zod-mini.test.ts` compares over every schema of the contract; see docs/decisions/0058.
 */
import { regexes } from 'zod/v4/core'
import { type Draft, type Others, type Rule, Schema, type Shape, textOf, type Words } from './schema.ts'

function fail({ issues }: Draft, goesOn?: boolean, words?: Words, path: PropertyKey[] = []): void {
  issues.push({ path, message: textOf(words), goesOn })
}

/** A value of which nothing but a condition is asked. */
const plain = (is: (value: unknown) => boolean, words?: Words): Schema =>
  new Schema({
    words,
    read: (draft) => {
      if (!is(draft.value)) fail(draft)
    },
  })

const rule = (words: Words, is: (value: never) => boolean, when?: Rule['when']): Rule => {
  const {
    abort = false,
    path = [],
    when: given,
  }: Exclude<Words, string | undefined> = typeof words === 'object' ? words : {}
  return {
    check: (draft) => {
      if (!is(draft.value as never)) fail(draft, !abort, words, [...path])
    },
    when: given ?? when,
  }
}

const change = (to: (text: string) => string): Rule => ({
  check: (draft) => {
    draft.value = to(draft.value as string)
  },
})

/** What was found inside, under its name. */
function inside(draft: Draft, name: PropertyKey, { issues }: Draft): void {
  for (const issue of issues) draft.issues.push({ ...issue, path: [name, ...issue.path] })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const config = (): void => {}

export const string = (words?: Words) => plain((value) => typeof value === 'string', words)
export const number = (words?: Words) => plain((value) => Number.isFinite(value), words)
export const boolean = (words?: Words) => plain((value) => typeof value === 'boolean', words)
export const unknown = () => plain(() => true)
/** Of a type that only the compiler knows, such as a file. */
export const custom = () => unknown()
const never = () => plain(() => false)
const nothing = () => plain((value) => value === undefined)
const isA = (kind: new () => unknown) => plain((value) => value instanceof kind)
const oneOf = (values: readonly unknown[], words?: Words) => plain((value) => values.includes(value), words)

export const int = (words?: Words) =>
  number(words).check({
    check: (draft) => {
      if (!Number.isInteger(draft.value)) fail(draft, false)
      else if (!Number.isSafeInteger(draft.value)) fail(draft, true)
    },
  })

export function literal(values: unknown, words?: Words): Schema {
  const all = Array.isArray(values) ? values : [values]
  return new Schema({ ...oneOf(all, words).made, values: all })
}

/** Reads a value by another schema. */
function through(draft: Draft, schema: Schema): void {
  const { value, issues } = schema.run(draft.value)
  draft.value = value
  draft.issues.push(...issues)
}

export const nullable = (inner: Schema) =>
  new Schema({
    optional: inner.made.optional ?? false,
    read: (draft) => {
      if (draft.value !== null) through(draft, inner)
    },
  })

export const optional = (inner: Schema) =>
  new Schema({
    optional: true,
    read: (draft) => {
      if (draft.value !== undefined) through(draft, inner)
    },
  })

export const array = (item: Schema, words?: Words) =>
  new Schema({
    words,
    read: (draft) => {
      const { value } = draft
      if (!Array.isArray(value)) {
        fail(draft)
        return
      }
      draft.value = value.map((each, index) => {
        const its = item.run(each)
        inside(draft, index, its)
        return its.value
      })
    },
  })

const unsafe = '__proto__'

function readFields(draft: Draft, shape: Shape, others: Others): void {
  const given = draft.value
  if (!isObject(given)) {
    fail(draft)
    return
  }
  const read: Record<string, unknown> = {}
  draft.value = read
  for (const [name, schema] of Object.entries(shape)) {
    const isGiven = name in given
    if (!isGiven && schema.made.optional) continue
    const its = schema.run(given[name])
    inside(draft, name, its)
    if (isGiven) read[name] = its.value
    // A field of any value is still to be there.
    else if (its.issues.length === 0) fail(draft, undefined, undefined, [name])
  }
  if (others === undefined) return
  const more = Object.keys(given).filter((name) => !Object.hasOwn(shape, name))
  if (others === 'strict' && more.length > 0) fail(draft, true)
  if (others === 'loose') for (const name of more) if (name !== unsafe) read[name] = given[name]
}

const fields = (shape: Shape, words: Words, others?: Others, rules: readonly Rule[] = []) =>
  new Schema({ words, shape, others, rules, read: (draft) => readFields(draft, shape, others) })

export const object = (shape: Shape, words?: Words) => fields(shape, words)
export const strictObject = (shape: Shape, words?: Words) => fields(shape, words, 'strict')
export const looseObject = (shape: Shape, words?: Words) => fields(shape, words, 'loose')

export const extend = ({ shape, made: { words, others, rules } }: Schema, more: Shape) =>
  fields({ ...shape, ...more }, words, others, rules)

export const omit = ({ shape, made: { words, others } }: Schema, names: Readonly<Record<string, true>>) =>
  fields(
    Object.fromEntries(Object.entries(shape).filter(([name]) => !Object.hasOwn(names, name))),
    words,
    others,
  )

export const record = (key: Schema, item: Schema) =>
  new Schema({
    read: (draft) => {
      const given = draft.value
      if (!isObject(given)) {
        fail(draft)
        return
      }
      const read: Record<string, unknown> = {}
      draft.value = read
      for (const [name, value] of Object.entries(given)) {
        if (name === unsafe) continue
        if (key.run(name).issues.length > 0) fail(draft, undefined, undefined, [name])
        const its = item.run(value)
        inside(draft, name, its)
        read[name] = its.value
      }
    },
  })

/** The first that takes the value; what only broke rules and not its type is told of, when it is the only one. */
export const union = (options: readonly Schema[], words?: Words) =>
  new Schema({
    words,
    read: (draft) => {
      const results = options.map((option) => option.run(draft.value))
      const broken = results.filter(({ issues }) => issues.every(({ goesOn }) => goesOn === true))
      const taken =
        results.find(({ issues }) => issues.length === 0) ?? (broken.length === 1 ? broken[0] : undefined)
      if (!taken) {
        fail(draft)
        return
      }
      draft.value = taken.value
      draft.issues.push(...taken.issues)
    },
  })

export const discriminatedUnion = (name: string, options: readonly Schema[], words?: Words) =>
  new Schema({
    words,
    read: (draft) => {
      const given = draft.value
      if (!isObject(given)) {
        fail(draft)
        return
      }
      const its = options.find(({ shape }) => shape[name]?.made.values?.includes(given[name]))
      if (its) through(draft, its)
      else fail(draft, undefined, undefined, [name])
    },
  })

export const intersection = (left: Schema, right: Schema) =>
  new Schema({
    read: (draft) => {
      const both = [left.run(draft.value), right.run(draft.value)]
      draft.issues.push(...both.flatMap(({ issues }) => issues))
      draft.value = Object.assign({}, ...both.map(({ value }) => value))
    },
  })

/** The length as people count it: a pair of halves is one letter. */
const lengthOf = (value: string | unknown[]) =>
  typeof value === 'string' ? Array.from(value).length : value.length
const hasLength = ({ value }: Draft) =>
  (value as { length?: unknown } | null | undefined)?.length !== undefined

export const minLength = (min: number, words?: Words) =>
  rule(words, (value: string) => lengthOf(value) >= min, hasLength)
export const maxLength = (max: number, words?: Words) =>
  rule(words, (value: string) => lengthOf(value) <= max, hasLength)
export const minimum = (min: number, words?: Words) => rule(words, (value: number) => value >= min)
export const regex = (pattern: RegExp, words?: Words) => rule(words, (text: string) => pattern.test(text))
export const refine = (is: (value: never) => boolean, words?: Words) => rule(words, is)
export const overwrite = change
export const trim = () => change((text) => text.trim())
/** Of zod's two forms, a type and a rule, the rule alone. */
export const email = (words?: Words) => regex(regexes.email, words)

const ofForm = (pattern: RegExp) => (words?: Words) => string(words).check(regex(pattern))

export const iso = {
  date: ofForm(regexes.date),
  datetime: ofForm(regexes.datetime({ precision: null, offset: false, local: false })),
}

export const safeParse = (schema: Schema, value: unknown) => schema.safeParse(value)

export { isA as instanceof, never, nothing as undefined, oneOf as enum }
