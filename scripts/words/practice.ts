import { anyOf, inMode, rulesOf } from './catalogs.ts'

/** Sentences that are true of practice money alone are said otherwise where coins of test networks are used. */

/** These stand only where there is practice money: the screens ask for the network, the source of results or the mode. */
const onlyInPractice = [
  /^addMoney\.held$/,
  /^addresses\./,
  /^checkout\.(?:practice|networkWarning|address|qr|walletReason|next\.confirm)/,
  /^checkoutMore\.controls/,
  /\.practiceNetwork$/,
  /^dashboard\.(?:flow\.|positions\.elsewhere\.wallet\.)/,
  /^investor\.addMoney\.note/,
  /^profile\.(?:wallet$|walletText$|balances$|restart\.)/,
  /^receipt\.practice$/,
  /^refusals\.(?:practice_wallet_short|address_(?:cut_practice|real|is_own_practice_wallet))$/,
  /^referrals\.rules\.value$/,
  /^verify\.facts\.practice$/,
  /^withdraw\.(?:amount\.hint|address\.(?:own|other|otherLabel|otherHint)|review\.networkValue)$/,
  // Results from an illustrated rate or a simulated strategy: on test networks staff book each day.
  /\.market\.rateLabel$|\.sources?\.(?:illustration|market)$|\.strategy$|^resultsMore\.outlook\.note$/,
]
/** And these are true in both. */
const trueInBoth = [
  // What is refused there, because it is for practice money.
  /^(?:refusals\.(?:practice_not_on_|address_practice$|hold_only_skipped_)|staffRefusals\.results_practice_only$)/,
  /^(?:market|terms\.what\.one|referrals\.off\.test_networks|staff\.payouts\.emptyText)/,
  // A market without a provider is simulated on either.
  /^(?:staff\.console\.system|performance\.held)\.simulated$/,
]
/** Mails and files have a text beside the one of practice money, which the letter or the file asks for. */
const asksItself = /^(?:mails|documents)\./

/** Why a text is wanting on test networks; null where it is not. */
export function practiceFault(locale: string, key: string, text: string): string | null {
  if (asksItself.test(key)) return null
  const isOfPractice = anyOf(rulesOf(locale).ofPractice)
  const [usual, onTest] = [inMode(text, 'practice'), inMode(text, 'test')]
  if (usual !== onTest) return isOfPractice.test(onTest) ? 'says practice on test networks' : null
  const isTold = locale !== 'en' || isException(key) || !isOfPractice.test(text)
  return isTold ? null : 'is true of practice money alone'
}

const isException = (key: string) =>
  [...onlyInPractice, ...trueInBoth].some((its) => its.test(key.slice(key.indexOf('.') + 1)))
