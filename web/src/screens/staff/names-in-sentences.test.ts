import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What stands alone is in a `<bdi>`; within a sentence a name may only bring its own direction (decision 101). */
test('a name in a sentence of the console leaves the order of the words around it alone', () => {
  const files = globSync('**/*.tsx', { cwd: import.meta.dirname })
  const loose = files.flatMap((file) => {
    const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
    return [...source.matchAll(/\bt\w*\('[\w.]+', \{[^}]*\b(?:name|who): (?!isolated\()[^}]*\}/g)].map(
      ([call]) => `${file}: ${call}`,
    )
  })
  expect(files.length).toBeGreaterThan(50)
  expect(loose).toEqual([])
})
