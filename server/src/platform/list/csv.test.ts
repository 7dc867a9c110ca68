import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { csvColumns, csvLine } from './csv.ts'

const columns = csvColumns(z.object({ name: z.string() }))
const cellOf = (name: string) => csvLine(columns, { name }).replace(/\r\n$/, '')

test.each([
  '=1+1',
  '＝1+1',
  '+1+1',
  '＋1',
  '-1+1',
  '－1+1',
  '−1+1',
  '@sum(a1)',
  '＠sum(a1)',
  ' =1+1',
  '\u200b=1+1',
  '\u3000＝1',
])('%j is text in a spreadsheet, not a formula', (name) => expect(cellOf(name)).toBe(`'${name}`))

test.each(['-12.50', '-3', 'Ada = Lovelace', 'a+b', '１２', 'm²'])('%j is left as it is', (name) =>
  expect(cellOf(name)).toBe(name),
)

test('a cell that begins with a tab or a line break is text, and stays in its cell', () => {
  expect(cellOf('\t=1')).toBe("'\t=1")
  expect(cellOf('\r=1')).toBe(`"'\r=1"`)
})
