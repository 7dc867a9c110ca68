import type { KeyObject } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { openStatement } from './envelope.ts'
import { sha256OfFile, statementEnding } from './files.ts'
import { ReleaseProblem } from './release-problem.ts'
import type { Statement } from './statement.ts'

/**
 * The signed statement of the release in `folder`. Throws a ReleaseProblem unless this key signed it, and the folder holds
 * exactly the files that it names, as they were.
 */
export async function verifyRelease(folder: string, key: KeyObject): Promise<Statement> {
  const present = await readdir(folder).catch(() => [])
  const [statementName, ...more] = present.filter((name) => name.endsWith(statementEnding))
  if (statementName === undefined || more.length > 0)
    throw new ReleaseProblem(`${folder} has to hold one file that ends with ${statementEnding}.`)
  const text = await readFile(path.join(folder, statementName), 'utf8')
  const statement = openStatement(text, key) as Statement

  const named = new Map(statement.subject.map(({ name, digest }) => [name, digest.sha256]))
  const files = present.filter((name) => name !== statementName)
  for (const name of named.keys()) if (!files.includes(name)) throw new ReleaseProblem(`${name} is missing.`)
  for (const name of files) {
    if (!named.has(name)) throw new ReleaseProblem(`${name} is not part of the release.`)
    if ((await sha256OfFile(folder, name)) !== named.get(name))
      throw new ReleaseProblem(`${name} was changed, or came damaged.`)
  }
  return statement
}
