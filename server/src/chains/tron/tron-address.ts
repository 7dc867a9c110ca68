import { hash } from 'node:crypto'
import { createBase58check } from '@scure/base'
import type { AccountKey } from '../account-key.ts'
import { evmAddressAt } from '../evm/evm-network.ts'

const base58check = createBase58check((bytes: Uint8Array) => hash('sha256', bytes, 'buffer'))

/** What an address begins with, before the same twenty bytes as on Ethereum: the letter T once it is spelt. */
const prefix = '41'
const hexAddress = /^41[0-9a-f]{40}$/

/** The address with this index, as wallets spell it. */
export const tronAddressAt = (key: AccountKey, index: number): string =>
  spelt(`${prefix}${evmAddressAt(key, index).slice(2).toLowerCase()}`)!

/** The wallet spelling of a hex address from the node; undefined when it is not an address. */
export const spelt = (hex: string): string | undefined =>
  hexAddress.test(hex) ? base58check.encode(Uint8Array.from(Buffer.from(hex, 'hex'))) : undefined
