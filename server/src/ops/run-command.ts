import { accrue } from './accrue.ts'
import { attachMonth } from './attach-month.ts'
import { backup, backupKey } from './backup.ts'
import { type Command, WrongUse } from './command.ts'
import { detachMonth } from './detach-month.ts'
import { exportChain } from './export-chain.ts'
import { exportUser } from './export.ts'
import { fetchBackupCommand } from './fetch-backup.ts'
import { doctor } from './doctor.ts'
import { keys, replaceKey } from './keys.ts'
import { migrateSchema } from './migrate.ts'
import { months } from './months.ts'
import { noteDrill } from './note-drill.ts'
import { recomputeResults } from './recompute-results.ts'
import { reconcile } from './reconcile.ts'
import { restoreDrill, restoreDatabase } from './restore.ts'
import { resultSource } from './result-source.ts'
import { snapshot } from './snapshot.ts'
import { staff } from './staff.ts'
import { upgradeCheck } from './upgrade-check.ts'
import { verify } from './verify.ts'
import { verifyAuditEntries } from './verify-audit.ts'
import { verifyStatement } from './verify-statement.ts'

/** Every command there is. */
const commands: readonly Command[] = [
  staff,
  accrue,
  snapshot,
  resultSource,
  recomputeResults,
  reconcile,
  exportUser,
  exportChain,
  months,
  detachMonth,
  attachMonth,
  verifyAuditEntries,
  verifyStatement,
  keys,
  replaceKey,
  migrateSchema,
  upgradeCheck,
  doctor,
  backupKey,
  backup,
  fetchBackupCommand,
  restoreDatabase,
  restoreDrill,
  noteDrill,
  verify,
]

/** The text of `help`. */
const helpText = (): string =>
  [
    'The commands of the operator. They work while the server runs, and without it.',
    '',
    ...[{ usage: 'help', summary: 'this list' }, ...commands].map(
      ({ usage, summary }) => `  npm run ops -- ${usage}\n      ${summary}`,
    ),
  ].join('\n')

const helpOf = ({ usage, summary }: Command): string => `npm run ops -- ${usage}\n    ${summary}`

/** What a command does, once its words are read. */
export type Work =
  | { readonly help: string }
  | {
      readonly onDatabase: ReturnType<Extract<Command, { prepare: unknown }>['prepare']>
      readonly asOwner: boolean
    }
  | { readonly alone: ReturnType<Extract<Command, { prepareAlone: unknown }>['prepareAlone']> }

/** Finds what the words ask for. Throws a WrongUse where there is no such command. */
export function commandFor(words: readonly string[]): Work {
  const [name, ...rest] = words
  if (name === undefined) throw new WrongUse('Say which command. Type: npm run ops -- help')
  if (['help', '--help', '-h'].includes(name)) return { help: helpText() }
  const command = commands.find((known) => known.name === name)
  if (command === undefined) throw new WrongUse(`There is no command "${name}". Type: npm run ops -- help`)
  if (rest.includes('--help') || rest.includes('-h')) return { help: helpOf(command) }
  if ('prepareAlone' in command) return { alone: command.prepareAlone(rest) }
  return 'prepare' in command
    ? { onDatabase: command.prepare(rest), asOwner: false }
    : { onDatabase: command.prepareOwner(rest), asOwner: true }
}
