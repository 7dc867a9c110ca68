import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { toTypedText } from '#i18n/typed-decimal.ts'
import { TextField } from '#ui/TextField.tsx'
import { readUsdAmount } from '#forms/usd-amount.ts'
import { useDecimalField } from '#ui/use-decimal-field.ts'

const pauseMs = 400

type AmountFilterProps = {
  label: string
  /** Plain decimal text. */
  value: string
  /** Told when typing has paused and the amount can be read; an empty text when the field is empty. */
  onSettle: (value: string) => void
}

/** An amount that narrows the list, typed in the language of the page. */
export function AmountFilter({ label, value, onSettle }: AmountFilterProps) {
  const t = useTranslations('investor.money')
  const [isLeft, setLeft] = useState(true)
  const [known, setKnown] = useState(value)
  const locale = useLocale()
  const [typed, setTyped] = useState(() => toTypedText(value, locale))
  const write = (text: string) => {
    setTyped(text)
    setLeft(false)
  }
  const { read, fill } = useDecimalField({ value: typed, onChange: write })
  const amount = readUsdAmount(read)
  const isEmpty = typed.trim() === ''
  const settled = isEmpty ? '' : amount.ok ? amount.text : value
  // The address changed from elsewhere: cleared, or the browser's Back.
  if (known !== value) {
    setKnown(value)
    if (settled !== value) fill(value)
  }
  useEffect(() => {
    if (settled === value) return undefined
    const timer = setTimeout(() => onSettle(settled), pauseMs)
    return () => clearTimeout(timer)
  })
  return (
    <TextField
      value={typed}
      onChange={({ currentTarget }) => write(currentTarget.value)}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      onBlur={() => setLeft(true)}
      error={isLeft && !isEmpty && !amount.ok ? t(amount.problem) : null}
    />
  )
}
