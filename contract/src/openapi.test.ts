import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openApiDocument } from '#openapi.ts'

test('docs/openapi.json is what the contract says (npm run openapi writes it)', () => {
  const stored: unknown = JSON.parse(
    readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'),
  )
  expect(stored).toEqual(JSON.parse(JSON.stringify(openApiDocument())))
})

test('every call has a summary and describes what it answers', () => {
  const { paths } = openApiDocument() as {
    paths: Record<string, Record<string, { summary: string; responses: object }>>
  }
  for (const operations of Object.values(paths)) {
    for (const operation of Object.values(operations)) {
      expect(operation.summary).not.toBe('')
      expect(Object.values(operation.responses)[0]).toHaveProperty('content')
    }
  }
})
