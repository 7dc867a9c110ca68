import { readFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

/**
 * How a block of commands of the guide is tested, as the comment before it says: `run`, and `run online` where it needs the
 * network; with `expected` where it ends with another code than 0. `instead` names what a test does in place of it. What is
 * not run has a reason.
 */
export type Block = {
  readonly commands: string
  readonly mark: 'run' | 'run online' | 'instead' | 'not run'
  readonly word: string
  readonly expected: number
}

const fence = /(?:<!-- ([^\n]*) -->\n)?```sh\n([\s\S]*?)```/g
const marked = /^(run online|run|instead|not run)(?:, ends with (\d))?(?::? (.+))?$/

/** The blocks of commands between two headings of docs/operating.md. Throws for one whose mark is missing or not understood. */
export function blocksOf(from: string, to: string): Block[] {
  const text = readFileSync(path.join(root, 'docs/operating.md'), 'utf8')
  const part = text.slice(text.indexOf(`\n## ${from}\n`), text.indexOf(`\n## ${to}\n`))
  return [...part.matchAll(fence)].map(([, comment = '', commands = '']) => {
    const [, mark, code, word = ''] = marked.exec(comment) ?? []
    const needsWord = mark === 'instead' || mark === 'not run' || code !== undefined
    if (mark === undefined || (needsWord && word === ''))
      throw new Error(`this block says not how it is tested ("${comment}"):\n${commands}`)
    return { commands, mark: mark as Block['mark'], word, expected: Number(code ?? 0) }
  })
}
