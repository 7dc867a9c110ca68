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
    subject: `Withdrawals paused: a credited ${name} payment left its chain`,
    paragraphs: [
      `A payment of ${formatMoney({ asset: coin, minor: coinMinor })} ${name} on ${networkName(network)} was credited with ${exactDollars(usdMinor)}, and the chain no longer holds it.`,
      isTakenBack
        ? 'The credit was taken back. If the payment returns, it is given again.'
        : 'The credit could not be taken back: the money is spent. The deposit is marked for review.',
      isAlone
        ? 'Withdrawals of this investor wait until one of you ends the pause.'
        : `Withdrawals paid in ${name} there, and those of everybody who was ever credited in it, wait until one of you ends the pause.`,
      'Requests are taken in meanwhile, and can be cancelled or rejected; none is approved or paid. Before you end it: look whether the node and its chain can be relied upon again, and whether more confirmations are needed.',
      `Transaction: ${transaction}`,
      `Deposit: ${depositId}`,
    ],
    link: { label: 'Look at the pause', url: `${publicUrl}/staff/pauses` },
    reason: 'You get this mail because you look after withdrawals of this Evenmoor installation.',
  })
}
