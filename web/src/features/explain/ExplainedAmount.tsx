import type { FigureName } from '@evenmoor/contract/explanations'
import { useNavigate } from 'react-router'
import { ProvenAmount } from '#ui/ProvenAmount.tsx'
import { addressWithFigure } from './figure-address.ts'
import { loadExplanation } from './load-explanation.ts'
import { useNoteFigure } from './shown-figures.ts'

type ExplainedAmountProps = {
  /** Which sum of postings it is. */
  of: FigureName
  /** A decimal string, as the API gives it. */
  value: string
  signed?: boolean
  /** A result: with a triangle, in the color of gains or losses. */
  isChange?: boolean
  isLarge?: boolean
  /** One of several in a sentence. */
  isInText?: boolean
  className?: string
}

/**
 * An amount in dollars that opens the panel "Where does this number come from?" about its own postings. For every sum of
 * postings in the signed-in area, and for nothing else: rates and prices have none. Within a row that is a link as a whole
 * it needs `className="z-1"`, so that it lies above the link.
 */
export function ExplainedAmount({ of, ...amount }: ExplainedAmountProps) {
  const navigate = useNavigate()
  useNoteFigure(of, amount.value)
  const open = async () => {
    // Without a network nothing opens, and the page stays.
    if (!(await loadExplanation().catch(() => null))) return
    const { to, state } = addressWithFigure(of)
    await navigate(to, { state, preventScrollReset: true })
  }
  return (
    <span data-figure={of} className="contents">
      <ProvenAmount {...amount} onOpen={() => void open()} />
    </span>
  )
}
