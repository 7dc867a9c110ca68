import { expect, test } from 'vitest'
import { checkTypedAddress } from './withdraw-address.ts'

const own = 'PRACTICE-TREASURYTREASURYTREAWRT7'
const evm = '0x52908400098527886E0F7030069857D2E4169EE7'

test('a practice address, however it was pasted', () => {
  expect(checkTypedAddress(own, 'practice')).toEqual({ ok: true, address: own })
  expect(checkTypedAddress(`  ${own.toLowerCase()}\n`, 'practice')).toEqual({ ok: true, address: own })
})

test.each([
  [evm, 'evm', false],
  [evm.replace('E', 'e'), 'evm', true],
  ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'tron', false],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bitcoin', false],
  ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'bitcoin', false],
  ['ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', 'litecoin', false],
] as const)('where practice money is paid %s is named, not taken', (address, network, hasMistake) => {
  expect(checkTypedAddress(address, 'practice')).toEqual({ ok: false, problem: 'real', network, hasMistake })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['PRACTICE-', 'cut_practice'],
  [`${own}A`, 'cut_practice'],
  [own.slice(0, -1), 'cut_practice'],
  ['PRACTICE-TREASURYTREASURYTREA0189', 'cut_practice'],
  ['somewhere', 'cut_practice'],
])('where practice money is paid %j is %s', (typed, problem) => {
  expect(checkTypedAddress(typed, 'practice')).toMatchObject({ ok: false, problem, network: null })
})

test('where test coins are paid, an address of Ethereum’s kind is taken as EIP-55 spells it', () => {
  expect(checkTypedAddress(evm.toLowerCase(), 'evm')).toEqual({ ok: true, address: evm })
  expect(checkTypedAddress(evm.replace('E', 'e'), 'evm')).toMatchObject({ ok: false, problem: 'checksum' })
  expect(checkTypedAddress(own, 'evm')).toMatchObject({ ok: false, problem: 'practice' })
})
