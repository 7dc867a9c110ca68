import { Address, p2wpkh, TEST_NETWORK } from '@scure/btc-signer'
import type { AccountKey } from '../account-key.ts'
import type { BitcoinChain } from './bitcoin-chains.ts'

type Spelling = Pick<BitcoinChain, 'bech32'>

const networkOf = ({ bech32 }: Spelling) => ({ ...TEST_NETWORK, bech32 })

/** The pay-to-witness-public-key-hash address with this index (BIP-84). */
export function bitcoinAddressAt(chain: Spelling, key: AccountKey, index: number): string {
  const { address } = p2wpkh(key.publicKeyAt(index), networkOf(chain))
  if (address === undefined) throw new Error('a public key without an address')
  return address
}

/** OP_0 and a push of 20 bytes: the only kind of output that goes to an address of ours (BIP-141). */
const witnessKeyHash = /^0014([0-9a-f]{40})$/

/**
 * The address that an output's script pays to; undefined for scripts of another kind. Made from the script, so that
 * it does not matter how a node spells addresses.
 */
export function addressOfScript(chain: Spelling, scriptHex: string): string | undefined {
  const [, keyHash] = witnessKeyHash.exec(scriptHex) ?? []
  if (keyHash === undefined) return undefined
  return Address(networkOf(chain)).encode({
    type: 'wpkh',
    hash: Uint8Array.from(Buffer.from(keyHash, 'hex')),
  })
}
