import { formatMoney } from '@evenmoor/ledger/money'
import { networkName } from '#chains/network-names.ts'
import type { Letter } from '#mails/letter.ts'
import { exactDollars } from '#wallet/dollars.ts'
import type { Reversal } from './reversal.ts'

/** To the operator's inbox and the staff who may end the pause, in English. */
export function pausedMail(publicUrl: string, given: Reversal & { readonly isAlone: boolean }): Letter {
  const { coin, coinMinor, network, transaction, usdMinor, isTakenBack, isAlone, depositId } = given
  const name = coin.toUpperCase()
  return () => ({
    subject: `Withdrawals paused: a credited ${name} payment dropped off its blockchain`,
    paragraphs: [
      isTakenBack
        ? 'We reversed the credit. If the payment returns, it is credited again.'
        : 'The credit could not be reversed because the money is spent. The deposit is marked for review.',
      isAlone
        ? 'Withdrawals of this investor wait until one of you ends the pause.'
        : `Withdrawals paid in ${name} there, and those of everyone ever credited in it, wait until one of you ends the pause.`,
      'Investors can still request, and you can still reject. Nothing is approved or paid. Before you end the pause, check that the node and its chain are reliable again, and whether you need more confirmations.',
    ],
    figures: [
      { label: 'Payment', value: `${formatMoney({ asset: coin, minor: coinMinor })} ${name}` },
      { label: 'Credited', value: exactDollars(usdMinor) },
      { label: 'Network', value: networkName(network) },
      { label: 'Deposit', value: depositId },
    ],
    box: { label: 'Transaction', value: transaction },
    link: { label: 'Review the pause', url: `${publicUrl}/staff/pauses` },
    reason: 'You’re receiving this because you handle withdrawals of this Evenmoor installation.',
  })
}
