import { readFile, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import {
  checkStatement,
  fromBase64Url,
  type SignedFacts,
  type StatementVerdict,
} from '@evenmoor/contract/statement-file'
import type { PayoutReceiptFacts } from '@evenmoor/contract/payout-receipts'
import type { ReceiptFacts } from '@evenmoor/contract/receipts'
import type { StatementFacts } from '@evenmoor/contract/statements'
import type { Config } from '#config.ts'
import { StartProblem } from '#database/start-problem.ts'
import { knownStatementKey } from '#statements/statement-key.ts'
import { type Command, WrongUse } from './command.ts'

const usage = 'verify-statement FILE [--key PUBLIC_KEY] [--json]'

/** Larger than any statement, so that a huge file is refused quickly. */
const bytesMax = 200 * 1_024 * 1_024

/** The exit code and the message for each reason why a file is not a genuine statement. */
const failures: Readonly<Record<Exclude<StatementVerdict['outcome'], 'genuine'>, readonly [number, string]>> =
  {
    changed: [
      3,
      'CHANGED: this file was signed here, but it has been altered. Don’t rely on anything in it.',
    ],
    other_key: [
      4,
      "ANOTHER'S SIGNATURE: the file was not signed with this key. If another installation made it, give that one's key with --key.",
    ],
    truncated: [5, 'CUT OFF: the end of the file is missing. Save it again, then check that one.'],
    no_pdf: [6, 'NO PDF: the file is not a PDF at all.'],
    no_statement: [7, 'NO STATEMENT: the file is a PDF, but no statement or receipt of Evenmoor.'],
  }

/** Needs no database and no network: a file and a key are enough. */
export const verifyStatement: Command = {
  name: 'verify-statement',
  usage,
  summary:
    'check the signature of a statement or receipt, offline; exit 3 changed, 4 another key, 5 cut off, 6 no PDF, 7 no statement',
  prepareAlone: (words) => {
    const { file, key, isJson } = read(words)
    return async (config, say) => {
      const publicKey = key ?? (await ownKey(config))
      const verdict = await checkStatement(await bytesOf(file), publicKey)
      if (verdict.outcome !== 'genuine') {
        const [code, text] = failures[verdict.outcome]
        say(isJson ? JSON.stringify({ ok: false, outcome: verdict.outcome }) : text)
        return code
      }
      if (isJson) {
        say(JSON.stringify({ ok: true, ...verdict }))
        return 0
      }
      for (const line of describe(verdict.facts)) say(line)
      return 0
    }
  },
}

function read(words: readonly string[]): {
  file: string
  key: Uint8Array<ArrayBuffer> | undefined
  isJson: boolean
} {
  try {
    const { values, positionals } = parseArgs({
      args: withKeyInOneWord(words),
      options: { key: { type: 'string' }, json: { type: 'boolean', default: false } },
      strict: true,
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new Error('Give one file')
    if (values.key !== undefined && !publicKeyShape.test(values.key))
      throw new Error('--key is not a public key: it has 43 letters, digits, "-" and "_"')
    return {
      file,
      key: values.key === undefined ? undefined : fromBase64Url(values.key),
      isJson: values.json,
    }
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/)
    throw new WrongUse(`${line}. Type: npm run ops -- ${usage}`)
  }
}

const publicKeyShape = /^[\w-]{43}$/

/** One key in 64 begins with "-", and would be taken for an option of its own where a space is before it. */
function withKeyInOneWord(words: readonly string[]): string[] {
  const at = words.indexOf('--key')
  const key = words[at + 1]
  if (at === -1 || key === undefined || !publicKeyShape.test(key)) return [...words]
  return words.toSpliced(at, 2, `--key=${key}`)
}

async function ownKey({ dataDir, publicUrl }: Config): Promise<Uint8Array<ArrayBuffer>> {
  const key = await knownStatementKey(dataDir)
  if (key !== undefined) return new Uint8Array(key.publicKey)
  throw new StartProblem(
    `${dataDir} has no key of statements yet: give the public key with --key. The installation tells it at /api/statements/key/ (here ${publicUrl}).`,
  )
}

async function bytesOf(file: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    if ((await stat(file)).size > bytesMax) throw new StartProblem(`${file} is too large for a statement.`)
    return new Uint8Array(await readFile(file))
  } catch (error) {
    if (error instanceof StartProblem) throw error
    throw new StartProblem(`${file} cannot be read: ${(error as Error).message}`)
  }
}

const describe = (facts: SignedFacts): string[] => [
  `GENUINE: signed by ${facts.site}, and not changed since.`,
  ...('deposit' in facts
    ? ofReceipt(facts)
    : 'withdrawal' in facts
      ? ofPayoutReceipt(facts)
      : ofStatement(facts)),
]

const moneyOf = ({ mode }: Pick<SignedFacts, 'mode'>) =>
  mode === 'practice' ? 'practice money' : 'coins of test networks'

const ofReceipt = (facts: ReceiptFacts) => [
  `Receipt for ${facts.holder.name} (${facts.holder.email}), checkout ${facts.deposit}, ${moneyOf(facts)}.`,
  `Asked ${facts.asked}, credited ${facts.credited} USD; ${facts.settled_at === null ? `not settled at ${facts.at}` : `settled ${facts.settled_at}`}; ${facts.payments.length} ${facts.payments.length === 1 ? 'payment' : 'payments'}.`,
]

const ofPayoutReceipt = (facts: PayoutReceiptFacts) => [
  `Receipt for ${facts.holder.name} (${facts.holder.email}), withdrawal ${facts.withdrawal}, ${moneyOf(facts)}.`,
  `Withdrawn ${facts.amount}, fee ${facts.fee}, received ${facts.net} USD in USDT; confirmed ${facts.confirmed_at}.`,
  `To ${facts.address} on ${facts.network_name}, transaction ${facts.transaction}.`,
]

const ofStatement = ({
  holder,
  from,
  to,
  opening,
  closing,
  changes,
  lines,
  mode,
  is_complete,
}: StatementFacts) => [
  `${holder.name} (${holder.email}), ${from} to ${to}${is_complete ? '' : ', while the month was not over'}, ${moneyOf({ mode })}.`,
  `Opening ${opening.total}, closing ${closing.total} USD; fees ${changes.fees}; ${lines} ${lines === 1 ? 'transaction' : 'transactions'}.`,
]
