import { isFigureName } from '@evenmoor/contract/explanations'
import { MessagesProvider } from '#i18n/MessagesProvider.tsx'
import { ExplanationPanel } from './ExplanationPanel.tsx'

type ExplanationProps = {
  /** As the address says it; null while nothing is explained. */
  of: string | null
  onClose: () => void
}

/** The panel among its own words. An address that names no figure opens nothing. */
export function Explanation({ of, onClose }: ExplanationProps) {
  return (
    <MessagesProvider namespaces={['explain']}>
      <ExplanationPanel of={of !== null && isFigureName(of) ? of : null} onClose={onClose} />
    </MessagesProvider>
  )
}
