import { CompiledQuery } from 'kysely'
import type { Database, Tx } from './pool.ts'

/** Stands where a value will be. */
class Place {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const places = new Proxy({}, { get: (_, name) => new Place(String(name)) })

/** A statement as Kysely builds it, or written as text, which learns from a database how that is compiled. */
type Compilable<Row> = { compile(db: Database | Tx): CompiledQuery<Row> }

type Compiled = { readonly text: string; readonly parameters: readonly unknown[] }

/**
 * A statement that always has the same text. It is made and compiled when it is first run, which costs this process more
 * than sending it does, and from then on only filled in. `make` puts what it is given where a value stands in the
 * statement, and does nothing else with it: it is called once, before there are values.
 */
export function compiledOnce<Given extends Readonly<Record<string, unknown>>, Row>(
  make: (db: Database | Tx, given: Given) => Compilable<Row>,
): (db: Database | Tx, given: Given) => Promise<Row[]> {
  let compiled: Compiled | undefined
  const compile = (db: Database | Tx): Compiled => {
    const { sql: text, parameters } = make(db, places as Given).compile(db)
    return { text, parameters }
  }
  return async (db, given) => {
    compiled ??= compile(db)
    const values = compiled.parameters.map((one) => (one instanceof Place ? given[one.name] : one))
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(compiled.text, values))
    return rows
  }
}
