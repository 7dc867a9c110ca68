import type { RefusalText } from '@evenmoor/contract/refusal-texts'

/** A language's words for what the server refuses: those of the contract, gaps and all. */
export type Refusals = Readonly<Record<RefusalText, string>>
