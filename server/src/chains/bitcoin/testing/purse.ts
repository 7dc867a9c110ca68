import { p2wpkh, TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { pubECDSA } from '@scure/btc-signer/utils.js'

const regtest = { ...TEST_NETWORK, bech32: 'bcrt' }
/** A key that everybody knows. */
const key = new Uint8Array(32).fill(7)
const own = p2wpkh(pubECDSA(key), regtest)
const feeMinor = 10_000n

/** An output that nothing has spent. */
export type Unspent = { readonly txid: string; readonly index: number; readonly amountMinor: bigint }
type Payee = { readonly address: string; readonly amountMinor: bigint }
export type Signed = { readonly txid: string; readonly hex: string; readonly spent: Unspent }

/** Where the purse's own coins lie: a script in hex. */
export const purseScript: string = Buffer.from(own.script).toString('hex')

/** Pays from one output of the purse; what is left comes back to it, less a fee. */
export function payFrom(spent: Unspent, payees: readonly Payee[], fee = feeMinor): Signed {
  const paid = payees.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
  return signed(spent, [...payees, { address: own.address, amountMinor: spent.amountMinor - paid - fee }])
}

/** One output of the purse cut into equal ones. */
export function cut(spent: Unspent, pieces: number): { readonly hex: string; readonly unspent: Unspent[] } {
  const amountMinor = (spent.amountMinor - feeMinor) / BigInt(pieces)
  const { txid, hex } = signed(
    spent,
    Array.from({ length: pieces }, () => ({ address: own.address, amountMinor })),
  )
  return { hex, unspent: Array.from({ length: pieces }, (_, index) => ({ txid, index, amountMinor })) }
}

function signed(spent: Unspent, payees: readonly Payee[]): Signed {
  const transaction = new Transaction()
  transaction.addInput({
    txid: spent.txid,
    index: spent.index,
    witnessUtxo: { script: own.script, amount: spent.amountMinor },
    // May be replaced while it waits (BIP-125).
    sequence: 0xffff_fffd,
  })
  for (const { address, amountMinor } of payees) transaction.addOutputAddress(address, amountMinor, regtest)
  transaction.sign(key)
  transaction.finalize()
  return { txid: transaction.id, hex: transaction.hex, spent }
}
