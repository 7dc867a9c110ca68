import { useId } from 'react'

type SwitchProps = {
  label: string
  on: boolean
  onChange: (on: boolean) => void
  /** While the change is on its way; a second press does nothing. */
  busy?: boolean
}

/** A setting that is on or off and is kept at once; its words are part of the target. */
export function Switch({ label, on, onChange, busy = false }: SwitchProps) {
  const id = useId()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-labelledby={id}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) onChange(!on)
      }}
      className="flex min-h-11 w-full items-center justify-between gap-4 text-start"
    >
      <span id={id} className="font-semibold">
        {label}
      </span>
      <span
        aria-hidden
        className={`flex h-7 w-12 shrink-0 items-center rounded-pill border-2 p-0.5 ${on ? 'justify-end border-primary bg-primary' : 'border-control bg-sunken'}`}
      >
        <span className={`size-5 rounded-pill ${on ? 'bg-on-primary' : 'bg-control'}`} />
      </span>
    </button>
  )
}
