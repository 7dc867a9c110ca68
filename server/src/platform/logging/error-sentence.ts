import { sqlState } from '../database/transaction.ts'
import { hideAddresses } from './hide-addresses.ts'
import { hideSecrets } from './hide-secrets.ts'
import { messageOf } from './log-error.ts'

const lengthMax = 500

/** Five digits or capitals, as PostgreSQL's codes are and those of Node are not. */
const ofDatabase = /^[\dA-Z]{5}$/

/**
 * What went wrong as one sentence for the operator, which may be stored and shown: with no address of a person and no secret,
 * whatever program it comes from. Texts beyond the first paragraph say how a program was called, not what is wrong.
 */
export function errorSentence(error: unknown): string {
  const code = sqlState(error)
  const [paragraph = ''] = textOf(error)
    .trim()
    .split(/\n\s*\n/)
  const text = hideAddresses(hideSecrets(paragraph)).replaceAll(/\s+/g, ' ')
  const said = text.length > lengthMax - 80 ? `${text.slice(0, lengthMax - 80)}…` : text
  if (code !== undefined && ofDatabase.test(code)) return `The database refused it: ${ended(said, code)}`
  if (code !== undefined && !said.includes(code)) return capitalized(ended(said, code))
  return capitalized(ended(said))
}

/** Its words; a connection that failed on each address has none of its own. */
function textOf(error: unknown): string {
  if (typeof error === 'string') return error
  if (!(error instanceof Error)) return 'no reason was given'
  const [first] = error instanceof AggregateError ? error.errors : []
  return messageOf(error) || (first === undefined ? `${error.name} without a reason` : textOf(first))
}

const ended = (text: string, code?: string): string => {
  const bare = text.replace(/[.:;,\s]+$/, '')
  return code === undefined ? (/[.!?…]$/.test(text) ? text : `${bare}.`) : `${bare} (${code}).`
}

/** The name of a call or a program, such as `connect ECONNREFUSED`, may begin a sentence like a word. */
const capitalized = (text: string): string =>
  text.replace(/^[a-z](?=[a-z]* )/, (first) => first.toUpperCase())
