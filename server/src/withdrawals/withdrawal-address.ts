import { isPracticeAddress } from '#practice/address.ts'

/** The shapes of addresses on real networks: EVM, TRON, Bitcoin and Litecoin. */
const realShapes = [
  /^0x[0-9a-f]{40}$/i,
  /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  /^(?:bc1|tb1|ltc1|tltc1)[02-9ac-hj-np-z]{8,87}$/i,
  /^[13LMmn2][1-9A-HJ-NP-Za-km-z]{25,34}$/,
]

/**
 * What is wrong with an address that a practice withdrawal is to go to, in words; undefined when it is one of the
 * practice network. An address of a real wallet gets its own words, and is kept nowhere.
 */
export function addressRefusal(text: string): string | undefined {
  if (isPracticeAddress(text)) return undefined
  if (realShapes.some((shape) => shape.test(text))) {
    return 'That is the address of a real wallet. Practice money cannot leave to one; use a practice address. We did not keep what you entered.'
  }
  if (/^PRACTICE-/i.test(text)) {
    return "This address has a typing mistake (checksum doesn't match). Copy it again."
  }
  return 'Enter a practice address: it begins with PRACTICE-.'
}
