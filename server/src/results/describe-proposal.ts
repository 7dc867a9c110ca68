import { refusalFields } from '#platform/english.ts'
import type { ResultProposal } from '@evenmoor/contract/staff-results'
import { formatRatePercent } from '@evenmoor/ledger/money'
import { ownProposal } from './decide-proposal.ts'
import type { ProposalRow } from './proposal-store.ts'

/** A proposal as the contract has it, for one reader, by all their accounts. */
export const describeProposal = (row: ProposalRow, readers: ReadonlySet<string>): ResultProposal => ({
  id: row.id,
  kind: row.kind as ResultProposal['kind'],
  rate: row.rate_ppm === null ? null : formatRatePercent(BigInt(row.rate_ppm)),
  reason: row.reason,
  status: row.status as ResultProposal['status'],
  proposed_by: { id: row.proposed_by, name: row.proposed_by_name ?? '' },
  proposed_at: row.proposed_at.toISOString(),
  decided_by: row.decided_by === null ? null : { id: row.decided_by, name: row.decided_by_name ?? '' },
  decided_at: row.decided_at?.toISOString() ?? null,
  decision_reason: row.decision_reason,
  ...refusalFields('blocked', readers.has(row.proposed_by) ? ownProposal : null),
})
