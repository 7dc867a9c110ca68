import type { Endpoint } from '#endpoint.ts'
import * as contact from '#contact.ts'
import * as deposits from '#deposits.ts'
import * as events from '#events.ts'
import * as explanations from '#explanations.ts'
import * as factors from '#factors.ts'
import * as identity from '#identity.ts'
import * as market from '#market.ts'
import * as newsletter from '#newsletter.ts'
import * as notifications from '#notifications.ts'
import * as outlook from '#outlook.ts'
import * as paymentLookup from '#payment-lookup.ts'
import * as payoutReceipts from '#payout-receipts.ts'
import * as people from '#people.ts'
import * as plans from '#plans.ts'
import * as positions from '#positions.ts'
import * as practice from '#practice.ts'
import * as profile from '#profile.ts'
import * as receipts from '#receipts.ts'
import * as records from '#records.ts'
import * as referrals from '#referrals.ts'
import * as results from '#results.ts'
import * as riskQuestions from '#risk-questions.ts'
import * as safeguards from '#safeguards.ts'
import * as savedAddresses from '#saved-addresses.ts'
import * as sessions from '#sessions.ts'
import * as staffAccounts from '#staff-accounts.ts'
import * as staffAlerts from '#staff-alerts.ts'
import * as staffAudit from '#staff-audit.ts'
import * as staffBonuses from '#staff-bonuses.ts'
import * as staffIdentity from '#staff-identity.ts'
import * as staffInvestors from '#staff-investors.ts'
import { csvOf, isStaffList } from '#staff-list.ts'
import * as staffPauses from '#staff-pauses.ts'
import * as staffPaymentReviews from '#staff-payment-reviews.ts'
import * as staffPayouts from '#staff-payouts.ts'
import * as staffPlans from '#staff-plans.ts'
import * as staffMessages from '#staff-messages.ts'
import * as staffOverview from '#staff-overview.ts'
import * as staffWork from '#staff-work.ts'
import * as staffQueues from '#staff-queues.ts'
import * as staffReconciliation from '#staff-reconciliation.ts'
import * as staffRecords from '#staff-records.ts'
import * as staffSubscribers from '#staff-subscribers.ts'
import * as staffSystem from '#staff-system.ts'
import * as staffWithdrawals from '#staff-withdrawals.ts'
import * as staffResults from '#staff-results.ts'
import * as statements from '#statements.ts'
import * as timeMachine from '#time-machine.ts'
import * as transparency from '#transparency.ts'
import * as transactions from '#transactions.ts'
import * as wallet from '#wallet.ts'
import * as withdrawals from '#withdrawals.ts'

const nouns = {
  events,
  notifications,
  payoutReceipts,
  people,
  profile,
  sessions,
  riskQuestions,
  safeguards,
  factors,
  plans,
  outlook,
  staffPlans,
  paymentLookup,
  staffPauses,
  staffPaymentReviews,
  positions,
  results,
  staffResults,
  timeMachine,
  wallet,
  transactions,
  explanations,
  transparency,
  receipts,
  statements,
  deposits,
  practice,
  withdrawals,
  savedAddresses,
  referrals,
  identity,
  market,
  contact,
  newsletter,
  records,
  staffAccounts,
  staffAlerts,
  staffAudit,
  staffBonuses,
  staffIdentity,
  staffInvestors,
  staffMessages,
  staffReconciliation,
  staffRecords,
  staffSubscribers,
  staffSystem,
  staffQueues,
  staffWork,
  staffOverview,
  staffWithdrawals,
  staffPayouts,
}

/** Every call there is, by its name; the OpenAPI document and the access table are made from it. */
export const endpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.values(nouns)
    .flatMap((noun) =>
      Object.entries(noun as Record<string, unknown>).filter((entry): entry is [string, Endpoint] =>
        isEndpoint(entry[1]),
      ),
    )
    .flatMap(([name, declared]): [string, Endpoint][] =>
      isStaffList(declared)
        ? [
            [name, declared],
            [`${name}Csv`, csvOf(declared)],
          ]
        : [[name, declared]],
    ),
)

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  )
}
