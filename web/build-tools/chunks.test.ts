import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { chunkGroups } from './chunks.ts'

/** A path that a group names and nothing has is a mistake that the build says nothing of: so each is looked for. */

const root = path.resolve(import.meta.dirname, '../..')

const files = [
  ...globSync('{web,contract,ledger,tlog}/src/**/*.{ts,tsx}', { cwd: root }),
  ...globSync('web/build-tools/*.ts', { cwd: root }),
  ...globSync('locales/*.json', { cwd: root }),
  ...globSync('node_modules/{*,@*/*}/package.json', { cwd: root }),
  ...globSync('node_modules/lucide-react/dist/esm/**/*.mjs', { cwd: root }),
]
  .filter((file) => !file.includes('.test.'))
  .map((file) => `/${file}`)
/** What Vite itself adds to a build. */
const modules = [...files, '\0vite/preload-helper.js']

const groupOf = (module: string) => chunkGroups.find(({ test: names }) => names.test(module))?.name

const paths = chunkGroups.flatMap(({ name, test: { source } }) =>
  pathsIn(source).map((each) => ({ name, path: each })),
)

test('the paths in a pattern are all that it names', () => {
  expect(pathsIn(String.raw`\/src\/(api\/(a|b)|ui\/c(-d)?)\.|x\w+$`)).toEqual([
    String.raw`\/src\/api\/a\.`,
    String.raw`\/src\/api\/b\.`,
    String.raw`\/src\/ui\/c-d\.`,
    String.raw`\/src\/ui\/c\.`,
    String.raw`x\w+$`,
  ])
})

test.each(paths)('$path, which stands with $name, exists', ({ path: each }) => {
  expect(modules.some((module) => new RegExp(each).test(module))).toBe(true)
})

test.each(paths)('$path stands with $name, and was not named before', ({ name, path: each }) => {
  const named = modules.filter((module) => new RegExp(each).test(module))
  expect(named.map(groupOf)).toContain(name)
})

/** A pattern without its choices, as one pattern for each of them: `a(b|c)` as `ab` and `ac`. Knows what `chunks.ts` uses. */
function pathsIn(source: string): string[] {
  const tokens = source.match(/\\.|\[[^\]]*\]|./g) ?? []
  let at = 0
  const choices = (): string[] => {
    const all = sequence()
    while (tokens[at] === '|') {
      at += 1
      all.push(...sequence())
    }
    return all
  }
  const sequence = (): string[] => {
    let said = ['']
    while (at < tokens.length && tokens[at] !== '|' && tokens[at] !== ')') {
      const token = tokens[at++]!
      let next = [token]
      if (token === '(') {
        next = choices()
        at += 1
        if (tokens[at] === '?') {
          next.push('')
          at += 1
        }
      }
      said = said.flatMap((begun) => next.map((each) => begun + each))
    }
    return said
  }
  return choices()
}
