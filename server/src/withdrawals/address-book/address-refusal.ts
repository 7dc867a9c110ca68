import type { AddressProblem } from '@evenmoor/contract/address-shape'
import { badField, type Problem } from '#platform/problems.ts'

const notKept = 'We did not keep what you entered.'
const bep20Only = 'We send USDT on BEP20 only.'

/** What is wrong with an address, in words; the browser's catalogs say the same. */
export const addressRefusalTexts: Readonly<Record<AddressProblem, string>> = {
  empty: 'Enter an address.',
  odd: 'This address has a character that no address has: a space, or a letter of another alphabet that looks the same. Copy it again.',
  unknown: 'This is no address that we can pay. Copy it again from your wallet.',
  tron: `This looks like a TRON address. ${bep20Only}`,
  bitcoin: `This looks like a Bitcoin address. ${bep20Only}`,
  litecoin: `This looks like a Litecoin address. ${bep20Only}`,
  solana: `This looks like a Solana address. ${bep20Only}`,
  cut_practice:
    'This is no whole practice address: one begins with PRACTICE-, and 24 letters and digits follow. Look for a typing mistake.',
  cut_evm:
    'A BEP20 address is 0x and 40 digits and letters from a to f. This one is not whole: copy it again.',
  bare: 'Enter the address with the 0x at its beginning.',
  secret: `This is a transaction or a private key, not an address. Never enter a private key anywhere. ${notKept}`,
  name: 'Names are not looked up. Enter the address itself: it begins with 0x.',
  practice: 'This is a practice address. Coins of a test network cannot be sent to it.',
  real: `That is the address of a real wallet. Practice money cannot leave to one; use a practice address: it begins with PRACTICE-. ${notKept}`,
  checksum: "This address has a typing mistake (checksum doesn't match). Copy it again.",
  nobody: 'Nobody holds this address: what is sent there is lost.',
  token: 'This is the contract of the token itself, not a wallet: what is sent there is lost.',
  own: 'That is an address of Evenmoor itself. Enter the address of your own wallet.',
  lookalike:
    'This address begins and ends like one that you use, but is another one. Look-alike addresses are a common theft: compare all of it.',
}

/** The refusal of an address, with the known one that it resembles. */
export function addressRefusal({
  problem,
  lookalike,
}: {
  problem: AddressProblem
  lookalike?: string
}): Problem {
  const words = addressRefusalTexts[problem]
  return badField('address', lookalike === undefined ? words : `${words} You use ${lookalike}.`)
}
