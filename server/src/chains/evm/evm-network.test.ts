import { expect, test } from 'vitest'
import { readAccountKey } from '../account-key.ts'
import { evmAddressAt } from './evm-network.ts'
import { testXpub } from './testing/evm-rig.ts'

test('the first address of the test phrase’s account is the one that every wallet shows', () => {
  // m/44'/60'/0'/0/0 of "abandon … about", as wallets and BIP-39 tools print it.
  expect(evmAddressAt(readAccountKey('USDT_XPUB', testXpub), 0)).toBe(
    '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
  )
})
