import { type ReactNode, useEffect, useState } from 'react'
import { TextField } from '#ui/TextField.tsx'

/** Typing is over after this pause; then the list is asked. */
const pauseMs = 300

type SearchFieldProps = {
  label: string
  hint?: ReactNode
  /** What it finds, in the empty field. */
  placeholder?: string
  value: string
  lengthMax: number
  /** Told when typing has paused, without spaces around. */
  onSettle: (text: string) => void
}

/** Free text that narrows a list. */
export function SearchField({ label, hint, placeholder, value, lengthMax, onSettle }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // The address changed from elsewhere: cleared, or the browser's Back.
  if (known !== value) {
    setKnown(value)
    if (typed.trim() !== value) setTyped(value)
  }
  useEffect(() => {
    const text = typed.trim()
    if (text === value) return undefined
    const timer = setTimeout(() => onSettle(text), pauseMs)
    return () => clearTimeout(timer)
  })
  return (
    <TextField
      type="search"
      label={label}
      hint={hint}
      placeholder={placeholder}
      value={typed}
      maxLength={lengthMax}
      autoComplete="off"
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  )
}
