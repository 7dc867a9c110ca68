/** What a typed address is by its shape and its own checksum: the same rule in the browser and on the server. */
import { getAddress } from 'viem/utils'
import { type AddressProblem, type OtherNetwork, otherNetworks } from '#address-problems.ts'

export { type AddressProblem, addressProblems, type OtherNetwork, otherNetworks } from '#address-problems.ts'

/** Where a withdrawal goes: the practice network, or a test network of Ethereum's kind (BEP20). */
export type AddressKind = 'practice' | 'evm'

export type AddressShape =
  /** Whole; whether its checksum is right is the server's to say. */
  | { readonly kind: 'practice'; readonly address: string }
  /** As EIP-55 spells it. Letters of one case carry no checksum: a slip of the pen in them cannot be found. */
  | { readonly kind: 'evm'; readonly address: string; readonly checksum: 'right' | 'wrong' | 'none' }
  | { readonly kind: OtherNetwork | 'cut_practice' | 'cut_evm' | 'bare' | 'secret' | 'name' }
  | { readonly kind: 'empty' | 'odd' | 'unknown' }

const practice = /^PRACTICE-[A-Z2-7]{24}$/
const evm = /^0x[0-9a-fA-F]{40}$/
const base58 = '[1-9A-HJ-NP-Za-km-z]'
const bech32 = '[02-9ac-hj-np-z]'

/** In this order: the first that fits. */
const shapes: readonly (readonly [Exclude<AddressShape['kind'], 'practice' | 'evm'>, RegExp])[] = [
  ['cut_practice', /^PRACTICE-/i],
  // As long as a transaction's hash and as a private key.
  ['secret', /^(?:0x)?[0-9a-f]{64}$/i],
  ['bare', /^[0-9a-f]{40}$/i],
  ['cut_evm', /^0x[0-9a-f]*$/i],
  ['tron', new RegExp(`^T${base58}{33}$`)],
  ['litecoin', new RegExp(`^(?:t?ltc1${bech32}{8,87}|[LM]${base58}{25,34})$`, 'i')],
  ['bitcoin', new RegExp(`^(?:(?:bc|tb)1${bech32}{8,87}|[13mn2]${base58}{25,34})$`, 'i')],
  ['solana', new RegExp(`^${base58}{43,44}$`)],
  ['name', /^[^\s.]+(?:\.[^\s.]+)+$/],
]

/** What a typed address looks like. Spaces around it do not matter. */
export function shapeOfAddress(typed: string): AddressShape {
  const text = typed.trim()
  if (text === '') return { kind: 'empty' }
  // Letters of other alphabets that look the same, invisible characters, spaces in between.
  if (!/^[\x21-\x7e]+$/.test(text)) return { kind: 'odd' }
  const upper = text.toUpperCase()
  if (practice.test(upper)) return { kind: 'practice', address: upper }
  const prefixed = text.replace(/^0X/, '0x')
  if (evm.test(prefixed)) return evmShape(prefixed)
  const kind = shapes.find(([, shape]) => shape.test(text))?.[0]
  return { kind: kind ?? 'unknown' }
}

function evmShape(text: string): AddressShape {
  const address = getAddress(text.toLowerCase())
  const digits = text.slice(2)
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  if (text === address) return { kind: 'evm', address, checksum: 'right' }
  return { kind: 'evm', address, checksum: isOneCase ? 'none' : 'wrong' }
}

/** What is wrong with a shape where withdrawals go to this kind of network; undefined when nothing is. */
export function problemOfShape(shape: AddressShape, wanted: AddressKind): AddressProblem | undefined {
  const { kind } = shape
  if (kind === 'practice') return wanted === 'practice' ? undefined : 'practice'
  if (wanted === 'practice') {
    if (kind === 'evm' || otherNetworks.some((network) => network === kind)) return 'real'
    return kind === 'empty' || kind === 'odd' || kind === 'secret' ? kind : 'cut_practice'
  }
  if (kind !== 'evm') return kind
  return shape.checksum === 'wrong' ? 'checksum' : undefined
}

/** Such as 0x or PRACTICE-: the same in every address of its kind. */
const prefix = /^(?:0x|PRACTICE-)/i
const shownEnd = 4

/** Whether two addresses that are not the same begin and end alike, which is what people compare. */
export function looksAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((address) => address.replace(prefix, '').toLowerCase()) as [string, string]
  return a !== b && a.slice(0, shownEnd) === b.slice(0, shownEnd) && a.slice(-shownEnd) === b.slice(-shownEnd)
}
