import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { openApiDocument } from '../../contract/src/openapi.ts'
import { rulesOf } from './catalogues.ts'
import { termsOf } from './glossary.ts'

/** How English is written outside of the catalogues: in documents, titles of decisions and what the API says of its calls. */

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const find = (pattern: string) => globSync(pattern, { cwd: root }).toSorted()

/** A line as a person reads it, and where it is. */
export type Line = { readonly file: string; readonly line: number; readonly text: string }

/** Documents that are covered whole; of decisions the titles are, in their files and in the index. */
const documents = [...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'], ...find('docs/*.md'), 'docs/screens/README.md']
const titled = [...find('docs/decisions/[0-9]*.md')]

/** What is in the place of code: no word of ours. */
const code = 'X'

/** The lines of a Markdown text without its code, comments, marks and addresses; each keeps its number. */
export function proseLines(file: string, markdown: string): Line[] {
  const blank = (text: string) => text.replaceAll(/[^\n]/g, '')
  return markdown
    .replaceAll(/^[ \t]*```[^]*?^[ \t]*```$/gm, blank)
    .replaceAll(/<!--[^]*?-->/g, blank)
    .replaceAll(/`[^`\n]+`/g, code)
    .replaceAll(/\]\([^)\n]*\)/g, ']')
    .replaceAll(/[*[\]]/g, '')
    .split('\n')
    .map((text, at) => ({ file, line: at + 1, text }))
    .filter(({ text }) => text.trim() !== '')
}

const titleOf = (file: string): Line => ({ file, line: 1, text: read(file).split('\n', 1)[0] ?? '' })

/** Every summary and description of the API, at the line of the contract that says it. */
function linesOfApi(): Line[] {
  const sources = find('contract/src/*.ts').flatMap((file) =>
    read(file)
      .split('\n')
      .map((text, at) => ({ file, line: at + 1, text })),
  )
  return [...new Set(said(openApiDocument()))].map((text) => {
    const at = sources.find((line) => line.text.includes(text))
    return { file: at?.file ?? 'docs/openapi.json', line: at?.line ?? 1, text: text.replaceAll(/`[^`]+`/g, code) }
  })
}

/** The texts for people in a description of an API, without the ending that each list as a file shares. */
function* said(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return
  for (const [key, value] of Object.entries(part))
    if ((key === 'summary' || key === 'description') && typeof value === 'string')
      yield value.replace(/, as CSV$/, '')
    else yield* said(value)
}

export const allLines = (): Line[] => [
  ...documents.flatMap((file) => proseLines(file, read(file))),
  ...titled.map(titleOf),
  ...linesOfApi(),
]

/** What is written in other words than ours, with the better word. */
export function documentFaults(lines: readonly Line[]): string[] {
  const rules = rulesOf('en')
  const patterns = [...rules.wording, ...(rules.documents ?? []), ...termsOf('en')].map(
    ([pattern, better]) => [new RegExp(pattern, 'gu'), better] as const,
  )
  return lines.flatMap(({ file, line, text }) =>
    patterns.flatMap(([pattern, better]) =>
      [...text.matchAll(pattern)].map(([its]) => `${file}:${line}: says "${its}"; better: ${better}`),
    ),
  )
}
