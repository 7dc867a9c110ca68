/** What is wrong with a value; `goesOn` says, as zod does, whether later rules are still asked: undefined, most are not. */
export type Issue = { path: PropertyKey[]; message?: string | undefined; goesOn?: boolean | undefined }

/** A value that is being read, and what was found wrong with it. */
export type Draft = { value: unknown; issues: Issue[] }

/** A rule beyond the type. With `when` it decides by itself whether it is asked after others were broken. */
export type Rule = { check: (draft: Draft) => void; when?: ((draft: Draft) => boolean) | undefined }

/** A message, or zod's object with one. */
export type Words =
  | string
  | { error?: string; abort?: boolean; path?: PropertyKey[]; when?: (draft: Draft) => boolean }
  | undefined

export const textOf = (words: Words): string | undefined => (typeof words === 'string' ? words : words?.error)

/** What a schema is made of. */
type Made = {
  read: (draft: Draft) => void
  words?: Words
  /** A field that may be missing. */
  optional?: boolean
  /** What a literal allows. */
  values?: readonly unknown[]
  /** An object's fields, and what it does with others: leave them out, refuse or keep them. */
  shape?: Shape
  others?: Others
  rules?: readonly Rule[]
}

export type Shape = Readonly<Record<string, Schema>>
export type Others = 'strict' | 'loose' | undefined

type Parsed = { success: true; data: unknown } | { success: false; error: { issues: Issue[] } }

/** Reads a value by its type and its rules, with the outcome of zod's. */
export class Schema {
  readonly made: Made

  constructor(made: Made) {
    this.made = made
  }

  get shape(): Shape {
    return this.made.shape ?? {}
  }

  check(...more: readonly Rule[]): Schema {
    return new Schema({ ...this.made, rules: [...(this.made.rules ?? []), ...more] })
  }

  run(value: unknown): Draft {
    const { read, rules = [], words } = this.made
    const draft: Draft = { value, issues: [] }
    const { issues } = draft
    read(draft)
    for (const { check, when } of rules) {
      const isAsked = when ? issues.every(mayGoOn) && when(draft) : issues.every(goesOn)
      if (isAsked) check(draft)
    }
    for (const issue of issues) issue.message ??= textOf(words) ?? 'Invalid input'
    return draft
  }

  safeParse(input: unknown): Parsed {
    const { value, issues } = this.run(input)
    return issues.length === 0 ? { success: true, data: value } : { success: false, error: { issues } }
  }

  parse(input: unknown): unknown {
    const parsed = this.safeParse(input)
    if (parsed.success) return parsed.data
    throw new Error(JSON.stringify(parsed.error.issues))
  }
}

const goesOn = (issue: Issue) => issue.goesOn === true
const mayGoOn = (issue: Issue) => issue.goesOn !== false
