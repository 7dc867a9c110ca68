import fc from 'fast-check'
import { hostileText, hostileValue } from './hostile.ts'

/** A JSON schema as `docs/openapi.json` has them: what is read of it here. */
export type Schema = {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}

/** What there is, so that generated calls find something: ids, and values by the name of what they are given as. */
export type Known = {
  readonly ids: readonly string[]
  readonly emails: readonly string[]
  /** By a field's name, or by the part of a path before an id. */
  readonly named: Readonly<Record<string, readonly string[]>>
}

/** What looks right under a name: what is known by it, an id that there is, or nearly nothing. */
export function plausibleText({ ids, emails, named }: Known, name = ''): fc.Arbitrary<string> {
  const fitting = named[name] ?? []
  return fc.oneof(
    ...(fitting.length > 0 ? [{ weight: 12, arbitrary: fc.constantFrom(...fitting) }] : []),
    { weight: 3, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.constantFrom(...emails) },
    { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
  )
}

/** A value for a schema: mostly one that fits or nearly does, now and then one that was never meant. */
export function valueFor(schema: Schema, known: Known, { name = '', depth = 0 } = {}): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 19, arbitrary: fittingValue(schema, known, { name, depth }) },
    { weight: 1, arbitrary: hostileValue },
  )
}

type At = { readonly name: string; readonly depth: number }

function fittingValue(schema: Schema, known: Known, at: At): fc.Arbitrary<unknown> {
  const below = { ...at, depth: at.depth + 1 }
  const choices = schema.anyOf ?? schema.oneOf
  if (at.depth > 6) return hostileValue
  if (choices !== undefined && choices.length > 0) {
    return fc.oneof(...choices.map((choice) => fittingValue(choice, known, below)))
  }
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined && schema.enum.length > 0) return fc.constantFrom(...schema.enum)
  const types = [schema.type ?? []].flat()
  if (types.length > 1) {
    return fc.oneof(...types.map((type) => fittingValue({ ...schema, type }, known, below)))
  }
  switch (types[0]) {
    case 'object':
      return objectFor(schema, known, below.depth)
    case 'array':
      return fc.array(valueFor(schema.items ?? {}, known, below), { maxLength: 3 })
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: -2, max: 120 }), fc.double())
    case 'null':
      return fc.constant(null)
    case 'string':
      return textFor(schema, known, at.name)
    default:
      return hostileValue
  }
}

const textFor = ({ format }: Schema, known: Known, name: string): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: format === 'email' ? fc.constantFrom(...known.emails) : plausibleText(known, name),
    },
    { weight: 1, arbitrary: hostileText },
  )

/** Each property, mostly; and now and then one that objects have by themselves. */
function objectFor({ properties = {}, required = [] }: Schema, known: Known, depth: number) {
  const entries = Object.entries(properties).map(([name, property]): [string, fc.Arbitrary<unknown>] => [
    name,
    required.includes(name)
      ? valueFor(property, known, { name, depth })
      : fc.option(valueFor(property, known, { name, depth }), { nil: undefined }),
  ])
  const whole = fc.record(Object.fromEntries(entries))
  const strange = fc.dictionary(
    fc.constantFrom('__proto__', 'constructor', 'toString', 'is_admin', 'balance', ''),
    hostileValue,
    { maxKeys: 2 },
  )
  return fc.oneof(
    { weight: 8, arbitrary: whole },
    { weight: 1, arbitrary: fc.record(Object.fromEntries(entries), { requiredKeys: [] }) },
    {
      weight: 1,
      arbitrary: fc.tuple(whole, strange).map(([a, b]) => Object.assign(Object.create(null), a, b) as object),
    },
  )
}
