import { expect, test } from 'vitest'
import { readAccountKey } from '../account-key.ts'
import { addressOfScript, bitcoinAddressAt } from './bitcoin-address.ts'
import { testTpub } from './testing/litecoin-rig.ts'

/** BIP-84's test vector: account 0 of its phrase, first receiving address. */
const zpub =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs'

test('the first address of BIP-84’s account is the one its text gives', () => {
  const key = readAccountKey('BTC_XPUB', zpub)
  expect(bitcoinAddressAt({ bech32: 'bc' }, key, 0)).toBe('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu')
  expect(bitcoinAddressAt({ bech32: 'bc' }, key, 1)).toBe('bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g')
})

test('an address is made from the script it pays to, in the letters of its network', () => {
  const address = bitcoinAddressAt({ bech32: 'tltc' }, readAccountKey('LTC_XPUB', testTpub), 0)
  expect(address).toMatch(/^tltc1q/)
  expect(addressOfScript({ bech32: 'tb' }, '0014c0cebcd6c3d3ca8c75dc5ec62ebe55330ef910e2')).toBe(
    'tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0',
  )
})

test.each([
  '',
  '00',
  '0020c0cebcd6c3d3ca8c75dc5ec62ebe55330ef910e2',
  '76a914c0cebcd6c3d3ca8c75dc5ec62ebe55330ef910e288ac',
  '6a04deadbeef',
])('a script of another kind (%s) pays to no address of ours', (script) => {
  expect(addressOfScript({ bech32: 'tb' }, script)).toBeUndefined()
})
