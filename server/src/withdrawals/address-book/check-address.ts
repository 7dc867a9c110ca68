import {
  type AddressKind,
  type AddressProblem,
  looksAlike,
  problemOfShape,
  shapeOfAddress,
} from '@evenmoor/contract/address-shape'
import type { ChainNetwork } from '#chains/chain-network.ts'
import type { Context } from '#context.ts'
import { isDepositAddress } from '#deposits/addresses/is-deposit-address.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { together } from '#platform/database/transaction.ts'
import { isPracticeAddress } from '#practice/address.ts'
import { findPracticePlace } from '#practice/find-address.ts'
import { payoutNetwork } from '../payout-network.ts'
import type { SavedAddress } from './saved-address.ts'
import { findSavedAddress, selectKnownAddresses } from './saved-address-store.ts'
import { withdrawalCoin } from '../withdrawal.ts'

/** Where a withdrawal can go. */
export type Destination = {
  /** As stored and compared. */
  readonly address: string
  /** False when it has no checksum, so that a typo cannot be detected. */
  readonly hasChecksum: boolean
  /** The person's own practice wallet: the server made it for them, so it is never new. */
  readonly isOwnWallet: boolean
  /** Its entry in the address book; undefined for a new address. */
  readonly saved: SavedAddress | undefined
}

/** Why the address is refused; `lookalike` is the known address that it resembles. */
export type Refused = { readonly problem: AddressProblem; readonly lookalike?: string }

/** The kind of address that a network uses. */
export const addressKindOf = ({ isOwn }: ChainNetwork): AddressKind => (isOwn ? 'practice' : 'evm')

/** The address that was typed, as it is stored and compared; undefined where its shape alone is wrong. */
export function addressTyped(ctx: Context, typed: string): string | undefined {
  const shape = shapeOfAddress(typed)
  const problem = problemOfShape(shape, addressKindOf(payoutNetwork(ctx)))
  return problem === undefined && 'address' in shape ? shape.address : undefined
}

/**
 * Checks a typed address: where it leads, or what is wrong with it. Stores nothing. `saved`: its entry in the address book,
 * for a caller that is asking for it already.
 */
export async function readDestination(
  ctx: Context,
  db: Database | Tx,
  given: {
    readonly investorId: string
    readonly typed: string
    readonly saved?: Promise<SavedAddress | undefined>
  },
): Promise<Destination | Refused> {
  const { investorId, typed } = given
  const network = payoutNetwork(ctx)
  const shape = shapeOfAddress(typed)
  const problem = problemOfShape(shape, addressKindOf(network))
  if (problem !== undefined) return { problem }
  // Every other shape was refused above.
  if (!('address' in shape)) return { problem: 'unknown' }
  const { address } = shape
  const place = { investorId, network: network.id, address }
  const [{ wallet, problem: unpayable }, saved, known] = await together(
    network.isOwn ? onPractice(db, place) : onChain(ctx, db, network, address),
    given.saved ?? findSavedAddress(db, place),
    selectKnownAddresses(db, investorId, network.id),
  )
  if (unpayable !== undefined) return { problem: unpayable }
  const isOwnWallet = wallet === address
  if (!isOwnWallet && saved === undefined) {
    const lookalike = [...known, ...(wallet === undefined ? [] : [wallet])].find((one) =>
      looksAlike(one, address),
    )
    if (lookalike !== undefined) return { problem: 'lookalike', lookalike }
  }
  const hasChecksum = shape.kind === 'practice' || shape.checksum === 'right'
  return { address, hasChecksum, isOwnWallet, saved }
}

/** What is wrong with an address on its network, and the person's own wallet there. */
type OnNetwork = { readonly problem?: AddressProblem | undefined; readonly wallet?: string | undefined }

async function onPractice(
  db: Database | Tx,
  { investorId, address }: { investorId: string; address: string },
): Promise<OnNetwork> {
  if (!isPracticeAddress(address)) return { problem: 'checksum' }
  const { purpose, wallet } = await findPracticePlace(db, { investorId, address })
  const isOthers = purpose === undefined || purpose === 'wallet' || purpose === 'elsewhere'
  return { wallet, problem: isOthers ? undefined : 'own' }
}

async function onChain(
  ctx: Context,
  db: Database | Tx,
  { token }: ChainNetwork,
  address: string,
): Promise<OnNetwork> {
  if (isNobody(address)) return { problem: 'nobody' }
  if (token?.coin === withdrawalCoin && token.address === address) return { problem: 'token' }
  return { problem: (await isDepositAddress(ctx, db, address)) ? 'own' : undefined }
}

/** By chance, one of more than 2^144 addresses has so many zeros: these were made up, such as 0x0 and 0x…dEaD. */
const zeros = /^0x0{36}/
const madeUp: ReadonlySet<string> = new Set([
  `0x${'e'.repeat(40)}`,
  `0x${'f'.repeat(40)}`,
  `0xdead${'0'.repeat(36)}`,
  `0x${'dead'.repeat(10)}`,
])

const isNobody = (address: string): boolean => zeros.test(address) || madeUp.has(address.toLowerCase())
