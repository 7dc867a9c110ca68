import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { openApiDocument } from '@evenmoor/contract/openapi'
import { rulesOf } from './catalogs.ts'
import { termsOf } from './glossary.ts'
import { type Line, printedLines } from './printed-texts.ts'

/** How English is written outside the catalogs: in documents, titles of decisions, the API's description, and programs. */

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
  const sources = find('contract/src/*.ts').flatMap((file) => lined(file, read(file)))
  const withText = (text: string) => sources.find((line) => line.text.includes(text))
  const texts = new Set(textsOf(api))
  return [...texts]
    .filter((text) => !texts.has(text.replace(asFile, '')) || !asFile.test(text))
    .map((text) => {
      // A text in quotes is the whole one; a description is put together from sentences.
      const place = withText(`'${text}'`) ?? withText(`"${text}"`) ?? withText(text.split('. ', 1)[0] ?? text)
      const { file, line } = place ?? { file: 'docs/openapi.json', line: 1 }
      return { file, line, text: text.replaceAll(/`[^`]+`/g, code) }
    })
}

/** How the file of a list is called: it says what its list says. */
const asFile = /, as CSV$/

/** What an API says to people. */
function* textsOf(api: unknown): Generator<string> {
  if (typeof api !== 'object' || api === null) return
  for (const [key, value] of Object.entries(api))
    if ((key === 'summary' || key === 'description') && typeof value === 'string') yield value
    else yield* textsOf(value)
}

/** Every line that is covered. */
export const documentLines = (): Line[] => [
  ...documents.flatMap((file) => proseLines(file, read(file))),
  ...decisions.flatMap((file) => proseLines(file, read(file).split('\n', 1)[0] ?? '')),
  ...linesOfApi(),
  ...printedLines(),
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
