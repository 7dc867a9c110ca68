import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const textOf = (file: string) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8')

test('the newest heading of the changelog is the version of the package', () => {
  const [newest] = /(?<=^## ).+$/m.exec(textOf('CHANGELOG.md')) ?? []
  expect(newest).toBe(JSON.parse(textOf('package.json')).version)
})
