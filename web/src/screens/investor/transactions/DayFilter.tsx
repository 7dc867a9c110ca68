import { useEffect, useRef } from 'react'
import { TextField } from '#ui/TextField.tsx'

type DayFilterProps = {
  label: string
  /** `YYYY-MM-DD`, or an empty text. */
  value: string
  onChange: (value: string) => void
}

/** A day that narrows the list. The browser's date field keeps what is half typed, so it is not controlled. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The address changed from elsewhere: cleared, or the browser's Back.
    const { current } = field
    if (current && current.value !== value && current !== document.activeElement) current.value = value
  }, [value])
  return (
    <TextField
      ref={field}
      type="date"
      label={label}
      defaultValue={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
