import type { FigureName } from '@evenmoor/contract/explanations'
import { MaskedBalance } from '#ui/AmountMask.tsx'
import { ExplainedAmount } from './ExplainedAmount.tsx'

type ExplainedBalanceProps = { of: FigureName; value: string }

/** What somebody has, within a sentence about what they pay: it opens, and is hidden like every other balance. */
export const ExplainedBalance = (balance: ExplainedBalanceProps) => (
  <MaskedBalance>
    <ExplainedAmount {...balance} />
  </MaskedBalance>
)
