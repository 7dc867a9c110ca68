import { expect, test } from 'vitest'
import { checkPracticeAddress } from './withdraw-address.ts'

const own = 'PRACTICE-TREASURYTREASURYTREAWRT7'

test('a practice address, however it was pasted', () => {
  expect(checkPracticeAddress(own)).toEqual({ kind: 'practice', address: own })
  expect(checkPracticeAddress(`  ${own.toLowerCase()}\n`)).toEqual({ kind: 'practice', address: own })
})

test.each([
  ['0x52908400098527886E0F7030069857D2E4169EE7', 'evm'],
  ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'tron'],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bitcoin'],
  ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'bitcoin'],
  ['ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', 'litecoin'],
] as const)('%s is named, not taken', (address, network) => {
  expect(checkPracticeAddress(address)).toEqual({ kind: 'looksReal', network })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['PRACTICE-', 'malformed'],
  [`${own}A`, 'malformed'],
  [own.slice(0, -1), 'malformed'],
  ['PRACTICE-TREASURYTREASURYTREA0189', 'malformed'],
])('%j is %s', (typed, kind) => {
  expect(checkPracticeAddress(typed)).toEqual({ kind })
})
