import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { openApiDocument } from '@evenmoor/contract/openapi'
import { rulesOf } from './catalogues.ts'
import { termsOf } from './glossary.ts'

/** How English is written outside the catalogues: in documents, in titles of decisions, and in the API's description. */

/** A line as a person reads it, and where it is. */
export type Line = { readonly file: string; readonly line: number; readonly text: string }

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const find = (pattern: string) => globSync(pattern, { cwd: root }).toSorted()

/** These are covered whole. Of a decision, the title is. */
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...find('docs/*.md'),
  'docs/decisions/README.md',
]
const decisions = find('docs/decisions/[0-9]*.md')

/** What code is read as: it is no word of ours. */
const code = 'X'

const lined = (file: string, text: string): Line[] =>
  text.split('\n').map((its, at) => ({ file, line: at + 1, text: its }))

/** The lines of a Markdown text without code, comments and addresses; each keeps its number. */
export function proseLines(file: string, markdown: string): Line[] {
  const blank = (text: string) => text.replaceAll(/[^\n]/g, '')
  const prose = markdown
    .replaceAll(/^[ \t]*```[^]*?^[ \t]*```$/gm, blank)
    .replaceAll(/<!--[^]*?-->/g, blank)
    .replaceAll(/`[^`\n]+`/g, code)
    .replaceAll(/\]\([^)\n]*\)/g, ']')
    .replaceAll(/[*[\]]/g, '')
  return lined(file, prose).filter(({ text }) => text.trim() !== '')
}

/** Every summary and description of an API, at the line of the contract that says it. */
export function linesOfApi(api: unknown = openApiDocument()): Line[] {
  const sources = [...find('contract/src/*.ts'), 'docs/openapi.json'].flatMap((file) =>
    lined(file, read(file)),
  )
  return [...new Set(textsOf(api))].map((text) => {
    const quoted = [`'${text}'`, `"${text}"`]
    const place = sources.find((line) => quoted.some((its) => line.text.includes(its)))
    return {
      file: place?.file ?? 'docs/openapi.json',
      line: place?.line ?? 1,
      text: text.replaceAll(/`[^`]+`/g, code),
    }
  })
}

/** What an API says to people, without the ending that lists share as files. */
function* textsOf(api: unknown): Generator<string> {
  if (typeof api !== 'object' || api === null) return
  for (const [key, value] of Object.entries(api))
    if ((key === 'summary' || key === 'description') && typeof value === 'string')
      yield value.replace(/, as CSV$/, '')
    else yield* textsOf(value)
}

/** Every line that is covered. */
export const documentLines = (): Line[] => [
  ...documents.flatMap((file) => proseLines(file, read(file))),
  ...decisions.flatMap((file) => proseLines(file, read(file).split('\n', 1)[0] ?? '')),
  ...linesOfApi(),
]

/** What is said in other words than ours, each with the better one: wording alone, no lengths and no grades. */
export function documentFaults(lines: readonly Line[]): string[] {
  const { wording, documents: more = [] } = rulesOf('en')
  const patterns = [...wording, ...more, ...termsOf('en')].map(
    ([pattern, better]) => [new RegExp(pattern, 'gu'), better] as const,
  )
  return lines.flatMap(({ file, line, text }) =>
    patterns.flatMap(([pattern, better]) =>
      [...text.matchAll(pattern)].map(([its]) => `${file}:${line}: says "${its}"; better: ${better}`),
    ),
  )
}
