import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'

/** What programs print for operators: the texts of the start, of the commands and of what they check, and the alerts. */

/** A line as a person reads it, and where it is. */
export type Line = { readonly file: string; readonly line: number; readonly text: string }

const root = path.resolve(import.meta.dirname, '../..')

/** In these a text of three words or more is one that people read, or SQL, which says nothing of what the rules look for. */
const programs = [
  'server/src/*.ts',
  'server/src/{backups,database,doctor,keys,ops,settings}/**/*.ts',
  'server/src/platform/database/*.ts',
  'scripts/*.{ts,mjs}',
  'scripts/setup/*.mjs',
]
const alerts = 'deploy/monitoring/alerts.yaml'

/** What a gap, an option and a command are read as: they are no words of ours. */
const given = 'X'

/** The texts of a program as they are printed, each at its line. A gap in a template is a word; tagged ones are SQL. */
export function textsOfCode(file: string, code: string): Line[] {
  const found: Line[] = []
  const add = (at: number, text: string) => {
    const said = text
      .replaceAll(/\bnpm (?:run )?[\w:]+(?: -- [\w-]+)?|--?[a-z][\w-]*/g, given)
      .replaceAll(/\s+/g, ' ')
      .trim()
    if (said.split(' ').length > 2)
      found.push({ file, line: code.slice(0, at).split('\n').length, text: said })
  }
  const tagged = new Set<unknown>()
  new Visitor({
    TaggedTemplateExpression: ({ quasi }) => void tagged.add(quasi),
    Literal: ({ value, start }) => void (typeof value === 'string' && add(start, value)),
    TemplateLiteral(node) {
      if (!tagged.has(node)) add(node.start, node.quasis.map(({ value }) => value.cooked).join(given))
    },
  }).visit(parseSync(file, code).program)
  return found
}

/** What each alert says, at its line. */
export const textsOfAlerts = (yaml: string): Line[] =>
  yaml.split('\n').flatMap((its, at) => {
    const text = /^ +(?:summary|description): (.*)$/.exec(its)?.[1]
    return text === undefined
      ? []
      : [{ file: alerts, line: at + 1, text: text.replaceAll(/\{\{.*?\}\}/g, given) }]
  })

/** Every line that a program prints for operators. */
export const printedLines = (): Line[] => [
  ...programs
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .toSorted()
    .filter((file) => !/\.test\.|\/testing\//.test(file))
    .flatMap((file) => textsOfCode(file, readFileSync(path.join(root, file), 'utf8'))),
  ...textsOfAlerts(readFileSync(path.join(root, alerts), 'utf8')),
]
