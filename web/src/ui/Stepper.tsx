import { useTranslations } from 'use-intl'

/** Where one is in a short series of screens. */
export function Stepper({ steps, current }: { steps: readonly string[]; /** From 0. */ current: number }) {
  const t = useTranslations('parts')
  const name = <strong className="text-text">{steps[current]}</strong>
  return (
    <div className="flex flex-col gap-2">
      <p className="text-small text-muted">
        {t.rich('step', {
          current: String(current + 1),
          count: String(steps.length),
          name: () => name,
        })}
      </p>
      <ol aria-hidden className="flex gap-1.5">
        {steps.map((step, index) => (
          <li
            key={step}
            className={`h-1.5 grow rounded-pill ${index <= current ? 'bg-primary' : 'bg-line'}`}
          />
        ))}
      </ol>
    </div>
  )
}
