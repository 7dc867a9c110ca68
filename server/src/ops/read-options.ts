import { parseArgs } from 'node:util'
import { WrongUse } from './command.ts'

/**
 * Reads `--name value` for exactly these names, each of them needed and once. Throws a WrongUse that shows the usage
 * for anything else.
 */
export function readOptions<const Name extends string>(
  words: readonly string[],
  usage: string,
  names: readonly Name[],
): Record<Name, string> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string', multiple: true } as const]))
  const values = parse(words, options, usage)
  return Object.fromEntries(
    names.map((name) => {
      const [value, ...more] = values[name] ?? []
      if (value === undefined || value === '')
        throw new WrongUse(`--${name} is missing. Type: npm run ops -- ${usage}`)
      if (more.length > 0) throw new WrongUse(`--${name} is given twice. Type: npm run ops -- ${usage}`)
      return [name, value]
    }),
  ) as Record<Name, string>
}

/** The same beside `--json`. */
export function readWithJson<const Name extends string>(
  words: readonly string[],
  usage: string,
  names: readonly Name[],
): { readonly given: Record<Name, string>; readonly isJson: boolean } {
  const { others, isJson } = withoutJson(words)
  return { given: readOptions(others, usage, names), isJson }
}

/**
 * Reads `--name value`, each optional and at most once, and `--json`. Throws a WrongUse that shows the usage for anything
 * else.
 */
export function readOptional<const Name extends string>(
  words: readonly string[],
  usage: string,
  names: readonly Name[],
): { readonly given: Readonly<Partial<Record<Name, string>>>; readonly isJson: boolean } {
  const { others, isJson } = withoutJson(words)
  const present = names.filter((name) =>
    others.some((word) => word === `--${name}` || word.startsWith(`--${name}=`)),
  )
  return { given: readOptions<Name>(others, usage, present), isJson }
}

/** `--json`, the answer as one line for a program, and the words beside it. */
const withoutJson = (words: readonly string[]) => ({
  others: words.filter((word) => word !== '--json'),
  isJson: words.includes('--json'),
})

function parse(
  words: readonly string[],
  options: Record<string, { type: 'string'; multiple: true }>,
  usage: string,
): Record<string, string[] | undefined> {
  try {
    return parseArgs({ args: [...words], options, strict: true, allowPositionals: false }).values
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/)
    throw new WrongUse(`${line}. Type: npm run ops -- ${usage}`)
  }
}
