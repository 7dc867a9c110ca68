import { alertsMail } from '#alerts/mails.ts'
import { contactMail } from '#contact/mails.ts'
import { addressChangedMail } from '#deposits/addresses/mails.ts'
import { toReviewMail } from '#deposits/payment-reviews/mails.ts'
import { pausedMail } from '#pauses/mails.ts'
import { roleLostMail } from '#people/staff-accounts/mails.ts'
import { deposit, payment } from './money-samples.ts'
import { when } from './sample-times.ts'
import type { Samples } from './sample.ts'

/** What the operator's inbox and staff are sent: in English, whatever the language of the frame. */
export function staffSamples(site: string): Samples {
  const reversal = {
    depositId: deposit.id,
    investorId: deposit.investorId,
    coin: 'bnb',
    network: 'bsc-testnet',
    transaction: '0xFEED',
    coinMinor: 1_500_000_000_000_000_000n,
    usdMinor: 900_000_000n,
    isTakenBack: true,
    at: when,
  } as const
  const message = { name: 'A visitor', email: 'visitor@example.com', message: 'When?\n\nThank you.' }
  const alike = { kind: 'email', name: 'Another visitor', email: 'visit0r@example.com' } as const
  return {
    'staff: contact': [contactMail('C-1042', message, null), 'C-1042', 'visitor@example.com', 'When?'],
    'staff: contactLookAlike': [contactMail('C-1042', message, alike), 'visit0r@example.com'],
    'staff: paused': [pausedMail(site, { ...reversal, isAlone: false }), '0xFEED', 'BNB', '/staff/pauses'],
    'staff: pausedAlone': [
      pausedMail(site, { ...reversal, isTakenBack: false, isAlone: true }),
      '0xFEED',
      '/staff/pauses',
    ],
    'staff: alert': [
      alertsMail(site, [{ kind: 'ledger_broken', facts: {}, raised_at: when }]),
      'CRITICAL',
      '/staff/alerts',
    ],
    'staff: alerts': [
      alertsMail(site, [
        { kind: 'ledger_broken', facts: {}, raised_at: when },
        { kind: 'workers_away', facts: {}, raised_at: when },
      ]),
      '2 alerts',
      '/staff/alerts',
    ],
    'staff: depositAddressChanged': [
      addressChangedMail(site, { ...deposit, network: 'sepolia', address: '0xBAD' }),
      '0xBAD',
      '/staff/system',
    ],
    'staff: paymentToReview': [
      toReviewMail(site, deposit, payment),
      'DEPOSIT_APPROVAL_ABOVE',
      payment.transaction,
      '/staff/payment-reviews/T-1',
    ],
    'staff: roleLost': [roleLostMail('operator@example.com', 'A colleague'), 'operator@example.com'],
  }
}

/** Whether a sample is one of them. */
export const isForStaff = (name: string): boolean => name.startsWith('staff: ')
