import { type MouseEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

export type FormProblem = {
  /** The id of the field; null when it is about the form as a whole. */
  fieldId: string | null
  text: string
}

/**
 * What is wrong with a form, above it, each line leading to its field. Takes the focus each time there is a problem that was
 * not there: give it the problems that one submit made, or what is left of them.
 */
export function ErrorSummary({ problems }: { problems: readonly FormProblem[] }) {
  const t = useTranslations('ui')
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<readonly FormProblem[]>([])
  useEffect(() => {
    const isNew = problems.some((problem) => !before.current.includes(problem))
    before.current = problems
    if (isNew) box.current?.focus()
  }, [problems])
  if (problems.length === 0) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-control border-2 border-loss-solid bg-loss-soft p-4"
      data-testid="error-summary"
    >
      <h2 className="text-h3">{t('problemSummary')}</h2>
      <ul className="mt-1 flex flex-col">
        {problems.map(({ fieldId, text }) => (
          <li key={`${fieldId} ${text}`}>
            {fieldId === null ? (
              <span className="inline-flex py-1">{text}</span>
            ) : (
              <a
                href={`#${fieldId}`}
                onClick={(event) => focusField(event, fieldId)}
                className="inline-flex min-h-8 items-center py-1 font-medium text-loss underline underline-offset-2"
              >
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

// The router would take the link for a navigation; and a jump alone does not focus.
function focusField(event: MouseEvent, fieldId: string) {
  event.preventDefault()
  const field = document.getElementById(fieldId)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
