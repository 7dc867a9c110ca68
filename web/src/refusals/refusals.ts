import type { RefusalText } from '@evenmoor/contract/refusal-texts'
import type { StaffRefusalText } from '@evenmoor/contract/staff-refusal-texts'

/** A language's words for what the server refuses: those of the contract, gaps and all. */
export type Refusals = Readonly<Record<RefusalText, string>>

/** Of them, those that staff read. */
export type StaffRefusals = Readonly<Record<StaffRefusalText, string>>
