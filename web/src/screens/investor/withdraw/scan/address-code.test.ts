import { expect, test } from 'vitest'
import { readAddressCode } from './address-code.ts'

const address = '0x52908400098527886E0F7030069857D2E4169EE7'
const token = '0x337610d27c682E347C9cD60BD4b3b107C9d34dDd'
const bsc = 97

test.each([
  ['an address alone', address, address],
  ['with spaces around it', ` ${address}\n`, address],
  [
    'a practice address in small letters',
    'practice-abcdefghijklmnopqrsthw4i',
    'practice-abcdefghijklmnopqrsthw4i',
  ],
  [
    'one of another network, which is judged as a typed one',
    'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  ],
  ['a private key, which has words of its own', 'a'.repeat(64), 'a'.repeat(64)],
  ['a link', `ethereum:${address}`, address],
  ['a link of the right chain', `ethereum:${address}@97`, address],
  ['its number in hexadecimal', `ethereum:${address}@0x61`, address],
  ['a link for paying, with an amount', `ETHEREUM:pay-${address}@97?value=1e18`, address],
  ['a link for a token', `ethereum:${token}@97/transfer?address=${address}&uint256=1`, address],
  ['a name, which is not looked up', 'ethereum:ada.eth', 'ada.eth'],
])('%s', (_, text, expected) => {
  expect(readAddressCode(text, bsc)).toEqual({ kind: 'address', address: expected })
})

test.each([
  ['1', `ethereum:${address}@1`],
  ['56', `ethereum:${address}@0x38`],
  ['1', `ethereum:${token}@1/transfer?address=${address}`],
  [String(10n ** 30n), `ethereum:${address}@${10n ** 30n}`],
])('a link of chain %s is told apart', (chain, text) => {
  expect(readAddressCode(text, bsc)).toEqual({ kind: 'chain', chain })
})

test('in practice mode every chain is as wrong as the other: the address itself is judged', () => {
  expect(readAddressCode(`ethereum:${address}@1`, null)).toEqual({ kind: 'address', address })
})

test.each(['bitcoin', 'tron', 'litecoin', 'solana'] as const)(
  'a link of %s is of that network, whatever follows',
  (network) => {
    for (const rest of ['', 'anything', `${address}?amount=1`])
      expect(readAddressCode(`${network.toUpperCase()}:${rest}`, bsc)).toEqual({ kind: 'network', network })
  },
)

test.each([
  ['nothing', ''],
  ['a page', 'https://example.com/pay?address=0x0'],
  ['a domain', 'example.com'],
  ['a few words', 'Meet me at noon'],
  ['a connection between wallets', 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2'],
  ['another call of a contract', `ethereum:${token}@97/approve?address=${address}`],
  ['a token without a receiver', `ethereum:${token}@97/transfer?uint256=1`],
  ['an empty link', 'ethereum:'],
  ['far too much', `ethereum:${address}?${'a'.repeat(2_000)}`],
])('%s holds no address', (_, text) => {
  expect(readAddressCode(text, bsc)).toEqual({ kind: 'none' })
})
