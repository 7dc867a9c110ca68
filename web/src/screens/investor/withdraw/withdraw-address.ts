/** A real network that an address seems to belong to, as a key of the messages in `withdraw.networks`. */
export type RealNetwork = 'evm' | 'tron' | 'bitcoin' | 'litecoin'

export type AddressCheck =
  | { readonly kind: 'practice'; readonly address: string }
  | { readonly kind: 'empty' | 'malformed' }
  | { readonly kind: 'looksReal'; readonly network: RealNetwork }

const practiceShape = /^PRACTICE-[A-Z2-7]{24}$/
const realShapes: readonly (readonly [RealNetwork, RegExp])[] = [
  ['evm', /^0x[0-9a-fA-F]{40}$/],
  ['tron', /^T[1-9A-HJ-NP-Za-km-z]{33}$/],
  ['litecoin', /^(?:ltc1[02-9ac-hj-np-z]{20,90}|[LM][1-9A-HJ-NP-Za-km-z]{25,34})$/],
  ['bitcoin', /^(?:bc1[02-9ac-hj-np-z]{20,90}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/],
]

/**
 * What a typed address is. One that looks real is only named, so that it can be refused with its reason before it
 * goes anywhere, the address bar included. The checksum is the server's to check.
 */
export function checkPracticeAddress(typed: string): AddressCheck {
  const text = typed.trim()
  if (text === '') return { kind: 'empty' }
  const upper = text.toUpperCase()
  if (practiceShape.test(upper)) return { kind: 'practice', address: upper }
  const real = realShapes.find(([, shape]) => shape.test(text))
  return real ? { kind: 'looksReal', network: real[0] } : { kind: 'malformed' }
}
