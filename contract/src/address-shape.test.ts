import { describe, expect, test } from 'vitest'
import { looksAlike, problemOfShape, shapeOfAddress } from '#address-shape.ts'

const problem = (typed: string, wanted: 'practice' | 'evm' = 'evm') =>
  problemOfShape(shapeOfAddress(typed), wanted)

/** The addresses of EIP-55 itself. */
const spelled = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]

describe('EIP-55 (C01)', () => {
  test.each(spelled)('%s is right as it stands', (address) => {
    expect(shapeOfAddress(address)).toEqual({ kind: 'evm', address, checksum: 'right' })
  })

  test.each(spelled.slice(4))('%s with one letter in the other case is a typing mistake', (address) => {
    const at = address.search(/[a-f](?=[0-9a-fA-F]*$)/)
    const wrong = address.slice(0, at) + address[at]!.toUpperCase() + address.slice(at + 1)
    expect(problem(wrong)).toBe('checksum')
  })

  test.each(spelled.slice(4))('%s in one case carries no checksum, and is told so', (address) => {
    for (const typed of [address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`, address.toUpperCase()])
      expect(shapeOfAddress(typed)).toEqual({ kind: 'evm', address, checksum: 'none' })
  })
})

test.each([
  ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'tron'],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bitcoin'],
  ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'bitcoin'],
  ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'bitcoin'],
  ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'bitcoin'],
  ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'bitcoin'],
  ['ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', 'litecoin'],
  ['LaMT348PWRnrqeeWArpwQPbuanpXDZGEUz', 'litecoin'],
  ['4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T', 'solana'],
  ['vitalik.eth', 'name'],
  ['52908400098527886E0F7030069857D2E4169EE7', 'bare'],
  ['0x52908400098527886E0F7030069857D2E4169EE', 'cut_evm'],
  ['0x52908400098527886E0F7030069857D2E4169EE70', 'cut_evm'],
  ['0x', 'cut_evm'],
  [`0x${'ab'.repeat(32)}`, 'secret'],
  ['AB'.repeat(32), 'secret'],
  ['PRACTICE-TREASURYTREASURYTREAWRT7', 'practice'],
  ['PRACTICE-', 'cut_practice'],
  ['', 'empty'],
  ['  ', 'empty'],
  // A Cyrillic а in place of an a, full-width digits, an invisible character, a space in between.
  ['0x5аAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'odd'],
  ['０x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'odd'],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed\u200b', 'odd'],
  ['0x5aAeb6053F3E94C9b9A0 9f33669435E7Ef1BeAed', 'odd'],
  ['hello', 'unknown'],
])('%j cannot be paid on BEP20: %s (C01)', (typed, expected) => {
  expect(problem(typed)).toBe(expected)
})

test.each([
  [spelled[0]!, 'real'],
  ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'real'],
  ['hello', 'cut_practice'],
  ['AB'.repeat(32), 'secret'],
])('%s cannot be paid practice money: %s', (typed, expected) => {
  expect(problem(typed, 'practice')).toBe(expected)
})

test('look-alikes share what people compare and nothing else', () => {
  const one = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  expect(looksAlike(one, '0x5aae000000000000000000000000000000000aed')).toBe(false)
  expect(looksAlike(one, '0x5aae00000000000000000000000000000000beaed'.slice(0, 38) + 'eaed')).toBe(true)
  expect(looksAlike(one, one.toLowerCase())).toBe(false)
  expect(looksAlike('PRACTICE-AAAABBBBBBBBBBBBBBBBCCCC', 'PRACTICE-AAAADDDDDDDDDDDDDDDDCCCC')).toBe(true)
})
