import { sqlState } from '#platform/database/transaction.ts'
import { hideSecrets } from './hide-secrets.ts'

/** What says of an error where it comes from, and never whom it is about. */
const keptFields = [
  'code',
  'errno',
  'syscall',
  'statusCode',
  // Of PostgreSQL; its `detail`, `hint` and `where` quote rows.
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  // Of a mail server; `response`, `rejected` and `rejectedErrors` name the recipient.
  'responseCode',
  'command',
  // Of ours.
  'reason',
] as const

/** An error as it stands in the log: only fields that are known to hold nothing of a person's (docs/decisions/0242). */
export function logError(error: unknown): unknown {
  if (!(error instanceof Error))
    return typeof error === 'string' ? hideSecrets(error) : { type: typeof error }
  const message = hideSecrets(messageOf(error))
  return {
    type: error.constructor.name,
    message,
    stack: `${error.name}: ${message}${framesOf(error)}`,
    ...Object.fromEntries(keptFields.flatMap((field) => kept(error, field))),
    ...(error.cause === undefined ? {} : { cause: logError(error.cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.map(logError) } : {}),
  }
}

/** PostgreSQL quotes a value that it can't read ("invalid input syntax for type …", class 22). */
export const messageOf = (error: Error): string =>
  sqlState(error)?.startsWith('22') ? error.message.replace(/".*"/s, '"…"') : error.message

const framesOf = ({ stack = '' }: Error): string => /\n {4}at .*/s.exec(stack)?.[0] ?? ''

function kept(error: Error, field: (typeof keptFields)[number]): [string, unknown][] {
  const value: unknown = Reflect.get(error, field)
  return typeof value === 'string' || typeof value === 'number' ? [[field, value]] : []
}
