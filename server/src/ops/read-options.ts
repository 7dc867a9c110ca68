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
