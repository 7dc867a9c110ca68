import { type OtherNetwork, otherNetworks, shapeOfAddress } from '@evenmoor/contract/address-shape'

/** What a QR code of a wallet says. */
export type AddressCode =
  /** To be judged as a typed one is. */
  | { readonly kind: 'address'; readonly address: string }
  /** A payment link of a network that nothing is sent on, whatever follows in it. */
  | { readonly kind: 'network'; readonly network: OtherNetwork }
  /** A payment link of a chain of Ethereum's kind; `chain` is its number. */
  | { readonly kind: 'chain'; readonly chain: string }
  | { readonly kind: 'none' }

/** Longer than any payment link of a wallet. */
const lengthMax = 1_000
const none = { kind: 'none' } as const

/** Shapes that somebody may have meant for an address; of the others there is nothing to say but that they are none. */
const noAddress: ReadonlySet<string> = new Set(['empty', 'odd', 'unknown', 'name'])

/**
 * Reads the text of a QR code: an address alone, or a payment link (EIP-681 for chains of Ethereum's kind, of which
 * `chainId` is the one that withdrawals leave on; null in practice mode). Amounts in a link are left out: how much goes
 * is the person's to say.
 */
export function readAddressCode(text: string, chainId: number | null): AddressCode {
  const whole = text.trim()
  if (whole.length > lengthMax) return none
  const [, scheme, rest = ''] = /^([a-z][a-z\d+.-]*):(.*)$/is.exec(whole) ?? []
  if (scheme === undefined)
    return noAddress.has(shapeOfAddress(whole).kind) ? none : { kind: 'address', address: whole }
  const named = scheme.toLowerCase()
  if (named === 'ethereum') return readEthereum(rest, chainId)
  const network = otherNetworks.find((other) => other === named)
  return network === undefined ? none : { kind: 'network', network }
}

/** `pay-` address, `@` chain, `/` function, `?` parameters (EIP-681). */
const link = /^(?:pay-)?([^@/?]+)(?:@(\d+|0x[\da-f]+))?(?:\/([^?]*))?(?:\?(.*))?$/i

function readEthereum(rest: string, chainId: number | null): AddressCode {
  const [, target, chain, call = '', parameters] = link.exec(rest) ?? []
  if (target === undefined) return none
  // Without a chain the link leaves it to whoever reads it.
  if (chain !== undefined && chainId !== null && BigInt(chain) !== BigInt(chainId))
    return { kind: 'chain', chain: BigInt(chain).toString() }
  if (call === '') return { kind: 'address', address: target }
  // Of a token the link names the contract first, and whom it goes to among the parameters.
  const receiver = call === 'transfer' ? new URLSearchParams(parameters).get('address') : null
  return receiver === null ? none : { kind: 'address', address: receiver }
}
