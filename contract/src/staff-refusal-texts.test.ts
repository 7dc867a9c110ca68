import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#endpoint.ts'
import { refusalOf, refusalTexts } from '#refusal-texts.ts'

/**
 * What staff are refused stands in the list, so that each language has words for it: what is listed must compile there.
 * These tests find what nobody listed.
 */
describe('what the server refuses to staff is listed', () => {
  test('in the bodies of every call of theirs, with words of our own for what is typed', async () => {
    const missing: string[] = []
    for (const { name, endpoint } of await staffEndpoints()) {
      for (const { text, where } of wordsIn(endpoint.body, name)) {
        if (text === undefined || refusalOf(text) === undefined)
          missing.push(`${where}: ${text ?? 'no words'}`)
      }
    }
    expect(missing).toEqual([])
  })

  test('in the server’s own sentences, but for those that no page shows', () => {
    const root = path.resolve(import.meta.dirname, '../../server/src')
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => file.endsWith('.ts') && !elsewhere.test(file))
    const missing = files.flatMap((file) =>
      sentencesIn(readFileSync(path.join(root, file), 'utf8'))
        .filter((text) => !isListed(text) && !notShown.some((shown) => text.startsWith(shown)))
        .map((text) => `${file}: ${text}`),
    )
    expect(missing).toEqual([])
    expect(files.length).toBeGreaterThan(200)
  })
})

/** No refusals: tests, mails and documents with words of their own, settings, the operator's commands. */
const elsewhere =
  /\.test\.ts$|(^|\/)testing\/|^(demo|ops|mails|chains|database|keys|statements)\/|^platform\/(database|pages|mail)\/|\/mails\.ts$|^(config|exposure|runtime|main)\.ts$/

/** What only programs are told, what pages say in words of their own by a code, and what is done and not refused. */
const notShown = [
  'This is no cursor of this list.',
  'The Idempotency-Key is longer',
  'Not found.',
  'The request is not valid JSON.',
  'The request has a key twice',
  'This method is not allowed here.',
  'The address is too long.',
  'This address is not valid.',
  'This is not a valid HTTP request.',
  'What this request expects cannot be done here.',
  'The request took too long to arrive.',
  'The headers are too large.',
  'HTTP/1.1 ',
  'Send JSON: set Content-Type',
  'Send a JSON object.',
  'The request has a wrong shape',
  'There is no field "',
  'This is a stream of events',
  'This is for staff.',
  // Pictures of documents: the page has words for each code.
  'This is a PDF. Send a picture',
  'This is not a picture that we can read.',
  'This picture moves.',
  'The picture ',
  '… Nothing was stored.',
  // The operator's commands, which call these verbs.
  'Results of the source',
  'There is no plan "',
  'All terms of this plan were called off. Nothing was changed.',
  'Later terms of this plan are announced',
  'Results of this plan are booked up to',
  'There was no plan on',
  '… is too far ahead',
  'No hash was published for',
  'The seed of … is not shown yet',
  // What a provider of the market or a part of the server says to another.
  'Many charts are being loaded.',
  // Public pages and investors' own: done, in words of the page.
  'Thanks. We have your message',
  'The authenticator app is off.',
  'The passkey is removed.',
  'Subscribed successfully!',
  'You are on the list.',
  'You are off the list.',
  'We sent a ',
  'Account verified successfully!',
  'If this address waits for a code',
  'If that address has an account',
  'Your password is changed.',
  'Your address is changed.',
  'The address is changed back',
  'Your account is closed.',
  'That session is ended.',
  'Logged out successfully!',
  'This link is valid.',
  'Your new password is set.',
  'Every device is signed out',
  'The address is removed.',
  'This link was used already or is too old. Contact support',
  // Lines of an account's history, which the page words by their kind.
  'Deposit in …',
  'Invested in …',
  'Result of …',
  'The result of …',
  'Corrected result of …',
  'Taken back from …',
  'Closed in …',
  'Deposit reversed:',
  'Deposit credited again',
  'Results reversed:',
  'Reversed results booked again',
  'Withdrawal given back',
  'Correction of an earlier entry',
]

const isListed = (text: string): boolean => {
  const filled = text.replaceAll('…', '7')
  // A sentence with another one in its gap is two that are listed.
  const parts = [filled, filled.replace(/^7 | 7$/, '')]
  return parts.some(
    (part) => refusalOf(part) !== undefined || refusalTexts.some((listed) => listed.startsWith(`${part} `)),
  )
}

/** The sentences in the texts of a source, "…" where something is put in. */
function sentencesIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '')
  return [...code.matchAll(/`((?:[^`\\$]|\\.|\$\{[^}]*\})*)`|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g)]
    .map(([, template, single, double]) => template ?? single ?? double ?? '')
    .map((text) => text.replaceAll(String.raw`\'`, "'").replaceAll(/\$\{[^}]*\}/g, '…'))
    .filter((text) => /^\p{Lu}|^… .*\.$/u.test(text) && / .* /.test(text) && !/[<>=]|\n/.test(text))
}

async function staffEndpoints(): Promise<{ name: string; endpoint: Endpoint }[]> {
  const files = readdirSync(import.meta.dirname).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const modules = (await Promise.all(
    files.map(async (file) => import(path.join(import.meta.dirname, file))),
  )) as Record<string, unknown>[]
  return modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, Endpoint] => isStaffEndpoint(entry[1]))
    .map(([name, endpoint]) => ({ name, endpoint }))
}

const isStaffEndpoint = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'access' in value &&
  'body' in value &&
  (value.access as { kind?: string }).kind === 'staff'

type Definition = {
  readonly type?: string
  readonly check?: string
  readonly error?: (issue: object) => unknown
  readonly checks?: readonly { readonly _zod: { readonly def: Definition } }[]
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>
  readonly options?: readonly z.ZodMiniType[]
  readonly innerType?: z.ZodMiniType
  readonly element?: z.ZodMiniType
}

/** Every text that a schema can refuse something with, and where it has none although people type what it checks. */
function wordsIn(
  schema: z.ZodMiniType | undefined,
  where: string,
): { text: string | undefined; where: string }[] {
  if (schema === undefined) return []
  const {
    error,
    checks = [],
    shape = {},
    options = [],
    innerType,
    element,
  } = schema._zod.def as unknown as Definition
  const isTyped = error !== undefined
  return [
    ...(error === undefined ? [] : [{ text: textOf(error), where }]),
    ...checks
      .map(({ _zod }) => _zod.def)
      .filter((def) => def.check !== 'overwrite' && (isTyped || def.error !== undefined))
      .map((def) => ({ text: def.error && textOf(def.error), where: `${where}, ${def.check}` })),
    ...Object.entries(shape).flatMap(([name, part]) => wordsIn(part, `${where}.${name}`)),
    ...[...options, innerType, element].flatMap((part) => wordsIn(part, where)),
  ]
}

function textOf(error: (issue: object) => unknown): string | undefined {
  const said = error({})
  return typeof said === 'string' ? said : undefined
}
