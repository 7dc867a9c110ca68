import {
  type AddressKind,
  type AddressProblem,
  type OtherNetwork,
  problemOfShape,
  shapeOfAddress,
} from '@evenmoor/contract/address-shape'

/** A real network that an address seems to belong to, as a key of the messages in `addresses.networks`. */
export type RealNetwork = 'evm' | OtherNetwork

export type AddressCheck =
  | { readonly ok: true; readonly address: string }
  | {
      readonly ok: false
      readonly problem: AddressProblem
      /** Set when it is an address of a real network. */
      readonly network: RealNetwork | null
      /** Whether its own checksum shows a typing mistake besides. */
      readonly hasMistake: boolean
    }

/**
 * What a typed address is, before it goes anywhere, the address bar included: so that one of a real wallet is named,
 * checked for learning, and neither sent nor kept. What only the server knows is its own to check.
 */
export function checkTypedAddress(typed: string, wanted: AddressKind): AddressCheck {
  const shape = shapeOfAddress(typed)
  const problem = problemOfShape(shape, wanted)
  if (problem === undefined && 'address' in shape) return { ok: true, address: shape.address }
  const isReal = problem === 'real'
  return {
    ok: false,
    problem: problem ?? 'unknown',
    network: isReal ? (shape.kind as RealNetwork) : null,
    hasMistake: isReal && shape.kind === 'evm' && shape.checksum === 'wrong',
  }
}
