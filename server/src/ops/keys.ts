import { keyUses } from '#keys/key-uses.ts'
import { type CheckedKey, checkKeys } from '#keys/open-keys.ts'
import { replaceKey as replace } from '#keys/replace-key.ts'
import { loginPasswordName, secretKeyNames } from '#platform/secret-key.ts'
import { type Command, WrongUse } from './command.ts'
import { readOptions, readWithJson } from './read-options.ts'

const names = [...secretKeyNames, loginPasswordName] as const

const states: Readonly<Record<CheckedKey['state'], string>> = {
  right: 'the key of this database',
  new: 'not used yet',
  missing: 'MISSING',
  another: "ANOTHER KEY than this database's",
}

const keysUsage = 'keys [--json]'

export const keys: Command = {
  name: 'keys',
  usage: keysUsage,
  summary:
    'compare the keys in DATA_DIR with those that the database was used with; exit 1 if one is missing',
  prepareOwner: (words) => {
    const { isJson } = readWithJson(words, keysUsage, [])
    return async (ctx, say) => {
      const looked = await ctx.transaction((tx) => checkKeys(tx, ctx.config.dataDir, names))
      const wrong = looked.filter(({ state }) => state === 'missing' || state === 'another')
      if (isJson) {
        const all = looked.map(({ name, state, expected }) => ({
          name,
          state,
          expected: expected?.toString('hex') ?? null,
        }))
        say(JSON.stringify({ ok: wrong.length === 0, keys: all }))
        return wrong.length === 0 ? 0 : 1
      }
      for (const { name, state, expected } of looked) {
        say(
          `secrets/${name}: ${states[state]}${expected === undefined ? '' : ` (${expected.toString('hex')})`}`,
        )
      }
      if (wrong.length === 0) return 0
      say(
        `Put them back from a backup of DATA_DIR (${ctx.config.dataDir}), or copy the folder secrets from another process's. If one is lost for good, give it up by: npm run ops -- ${replaceUsage}. What is lost with it:`,
      )
      for (const { name } of wrong) say(`${name}: ${keyUses[name].lost}`)
      return 1
    }
  },
}

const replaceUsage = 'replace-key --name NAME --reason WHY'

export const replaceKey: Command = {
  name: 'replace-key',
  usage: replaceUsage,
  summary:
    'give up a key that is lost for good, and say what is lost with it; needs the owner of the database; audited',
  prepareOwner: (words) => {
    const { name: typed, reason } = readOptions(words, replaceUsage, ['name', 'reason'])
    const name = names.find((known) => known === typed)
    if (name === undefined) throw new WrongUse(`--name is "${typed}": give one of ${names.join(', ')}.`)
    return async (ctx, say) => {
      const lost = await replace(ctx, { name, reason })
      say(`secrets/${name} is the key of this database from now on: copy it to every process's DATA_DIR.`)
      say(`Lost: ${lost}`)
      return 0
    }
  },
}
