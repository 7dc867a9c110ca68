import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type MigrationFile, migrationFiles } from '../../server/src/platform/database/migration-files.ts'

/** What is wrong with one migration, as one line. */
export type Finding = { readonly name: string; readonly line?: number; readonly fault: string }

type SquawkFinding = {
  readonly file: string
  readonly line: number
  readonly rule_name: string
  readonly message: string
}

/** The first one that must leave older processes working and tables unlocked: no installation has a part of those before. */
const firstChecked = '0029'

/** What breaks processes of an older version. A migration may do it once it requires a version that doesn't need it. */
const contracting = new Set([
  'ban-drop-column',
  'ban-drop-table',
  'ban-drop-not-null',
  'renaming-column',
  'renaming-table',
  'adding-required-field',
])
/** The same, where squawk has no rule. */
const contractingStatements: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(function|procedure|view|type|sequence|schema)\b/i, 'Dropping it may break older processes.'],
  [
    /\balter\s+(function|procedure|view|type|sequence)\b[^;]*\brename\b/i,
    'Renaming it may break older processes.',
  ],
  [/\balter\b[^;]*\bset\s+not\s+null\b/i, 'Older processes may still write null.'],
]

const root = path.resolve(import.meta.dirname, '../..')
const squawk = createRequire(import.meta.url).resolve('squawk-cli/js/bin/squawk')
const requirement = /\bupdate\s+schema_compatibility\s+set\s+required_migration\s*=\s*'(\w+)'/i

/** Everything wrong in a folder of migrations: squawk's rules (.squawk.toml), and ours for expanding and contracting. */
export async function checkMigrations(folder: string): Promise<Finding[]> {
  const files = await migrationFiles(folder)
  const linted = lint(folder, files)
  return files.flatMap((file, place) => [
    ...nameFaults(file, files[place - 1]),
    ...linted.filter(({ name }) => name === file.name),
    ...(file.name < firstChecked
      ? []
      : [...statementFaults(file), ...requirementFaults(file, files), ...orderFaults(file, files)]),
  ])
}

function nameFaults({ name }: MigrationFile, before: MigrationFile | undefined): Finding[] {
  if (!/^\d{4}_[a-z0-9_]+$/.test(name)) return [{ name, fault: 'The name is not NNNN_words.sql.' }]
  if (before !== undefined && before.name.slice(0, 4) === name.slice(0, 4))
    return [{ name, fault: `${before.name} has the same number.` }]
  return []
}

function statementFaults(file: MigrationFile): Finding[] {
  const { name, isConcurrent } = file
  const text = statementsOf(file)
  const faults = contracts(file)
    ? []
    : contractingStatements.filter(([pattern]) => pattern.test(text)).map(([, fault]) => withWay(fault))
  if (isConcurrent && text.split(';').filter((part) => part.trim() !== '').length !== 1)
    faults.push('A file without a transaction holds one statement.')
  if (isConcurrent && !/\bif\s+(not\s+)?exists\b/i.test(text))
    faults.push('A file without a transaction may run twice: it needs "if not exists" or "if exists".')
  return faults.map((fault) => ({ name, fault }))
}

/** A migration can only require one before it, and never less than what was required before. */
function requirementFaults(file: MigrationFile, files: readonly MigrationFile[]): Finding[] {
  const { name } = file
  const required = requiredBy(file)
  if (required === undefined) return []
  const earlier = files.filter((each) => each.name < name)
  if (!earlier.some((each) => each.name === required))
    return [{ name, fault: `It requires ${required}, which is no migration before it.` }]
  const highest = earlier.map(requiredBy).findLast((each) => each !== undefined)
  if (highest !== undefined && required < highest)
    return [{ name, fault: `It requires ${required}, but ${highest} is required already.` }]
  return []
}

/** On a database that is in use, a file without a transaction runs after all others. */
function orderFaults(
  { name, text, isConcurrent }: MigrationFile,
  files: readonly MigrationFile[],
): Finding[] {
  if (isConcurrent) return []
  return files
    .filter((each) => each.isConcurrent && each.name < name)
    .flatMap((each) => /\bindex\s+concurrently\s+if\s+not\s+exists\s+(\w+)/i.exec(each.text)?.[1] ?? [])
    .filter((index) => new RegExp(`\\b${index}\\b`).test(text))
    .map((index) => ({
      name,
      fault: `It needs ${index}, which is built after it. Use it in a later release.`,
    }))
}

function lint(folder: string, files: readonly MigrationFile[]): Finding[] {
  const isCounted = (name: string, rule: string): boolean => {
    const file = files.find((each) => each.name === name)
    if (file === undefined || rule === 'syntax-error') return true
    return name >= firstChecked && !(contracts(file) && contracting.has(rule))
  }
  return [
    ...squawkFindings(
      folder,
      files.filter(({ isConcurrent }) => !isConcurrent),
      [],
    ),
    ...squawkFindings(
      folder,
      files.filter(({ isConcurrent }) => isConcurrent),
      ['--no-assume-in-transaction'],
    ),
  ]
    .map((found) => ({ ...found, name: path.basename(found.file, '.sql') }))
    .filter(({ name, rule_name: rule }) => isCounted(name, rule))
    .map(({ name, line, rule_name: rule, message }) => ({
      name,
      line: line + 1,
      fault: `${contracting.has(rule) ? withWay(message) : message} (${rule})`,
    }))
}

function squawkFindings(folder: string, files: readonly MigrationFile[], options: string[]): SquawkFinding[] {
  if (files.length === 0) return []
  const paths = files.map(({ name }) => path.join(folder, `${name}.sql`))
  const config = path.join(root, '.squawk.toml')
  const words = [squawk, '--config', config, '--reporter', 'json', ...options, ...paths]
  const { stdout, stderr, error } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  if (error !== undefined) throw error
  try {
    return JSON.parse(stdout) as SquawkFinding[]
  } catch {
    throw new Error(`squawk did not run: ${stderr}`)
  }
}

const requiredBy = (file: MigrationFile): string | undefined => requirement.exec(file.text)?.[1]
const contracts = (file: MigrationFile): boolean => requiredBy(file) !== undefined

const withWay = (fault: string): string =>
  `${fault} Wait until no version in use needs it, and set schema_compatibility.required_migration in the same file.`

/** Without comments, bodies of functions, and texts. */
const statementsOf = ({ text }: MigrationFile): string =>
  text
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
