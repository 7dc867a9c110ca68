import { type ChangeEvent, useCallback, useRef, useState } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement
export type FieldValues = Readonly<Record<string, string | boolean>>
type Attached = {
  name: string
  onChange: (event: ChangeEvent<Control>) => void
  ref: (control: Control | null) => void
} & ({ value: string } | { checked: boolean })

/**
 * What stands in the fields of a form, by name; a field that begins with true or false is a box to tick. Spread
 * `register(name)` on the control. What was typed before the page came alive is kept.
 */
export function useFormFields<Values extends FieldValues>(initial: Values) {
  const [values, setValues] = useState(initial)
  const newest = useRef(values)
  const first = useRef(initial)
  const setValue = useCallback(<N extends keyof Values & string>(name: N, value: Values[N]) => {
    newest.current = { ...newest.current, [name]: value }
    setValues(newest.current)
  }, [])
  const getValues = useCallback(() => newest.current, [])
  const takeOver = (name: keyof Values & string, control: Control | null) => {
    const typed = control && contentOf(control)
    if (typed && newest.current[name] === first.current[name]) setValue(name, typed as never)
  }
  return {
    values,
    setValue,
    getValues,
    reset: () => {
      newest.current = first.current
      setValues(newest.current)
    },
    resetField: (name: keyof Values & string) => setValue(name, first.current[name]),
    register: (name: keyof Values & string): Attached => {
      const value = values[name]
      return {
        name,
        onChange: ({ target }) => setValue(name, contentOf(target) as never),
        ref: (control) => takeOver(name, control),
        ...(typeof value === 'boolean' ? { checked: value } : { value: value ?? '' }),
      }
    },
  }
}

const contentOf = (control: Control): string | boolean =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value
