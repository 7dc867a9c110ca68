import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type FaqItemProps = { id: string; question: string; children: ReactNode; level?: 2 | 3 }

/** A question that opens to its answer. The browser itself closes the one that was open: all have one name. */
export function FaqItem({ id, question, children, level = 2 }: FaqItemProps) {
  const Heading = `h${level}` as const
  return (
    <details
      id={id}
      name="faq"
      className="group scroll-mt-4 border-b border-line first:border-t"
      data-testid="faq-item"
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-control py-3 hover:bg-hover md:px-3 [&::-webkit-details-marker]:hidden">
        <Heading className="text-h3">{question}</Heading>
        <ChevronDown
          aria-hidden
          size={24}
          className="shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="reading pb-5 md:px-3">{children}</div>
    </details>
  )
}
