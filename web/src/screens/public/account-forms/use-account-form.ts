import { schemaResolver } from '@mantine/form'
import type * as z from 'zod/mini'
import { type FormValues, useSentForm } from '#forms/use-sent-form.ts'
import { type Problem, problemOf } from '#refusals/problem.ts'
import { errorsOf } from './form-errors.ts'
import { useValidationText } from './validation-text.ts'

type AccountForm<Values extends FormValues, Output> = {
  /** Loads the rules, which the page comes without: `lazyCalls`. */
  schema: () => Promise<z.ZodMiniType<Output, Values>>
  /** The id of each field's control. */
  ids: Readonly<Record<keyof Values & string, string>>
  /** What the fields begin with, in the order of the page. */
  start: Values
  /** Makes the call. What it throws is shown. */
  send: (values: Output) => Promise<void>
  /** Words for a refusal of the form as a whole; null when the screen shows it by itself. */
  onRefused: (problem: Problem) => string | null
}

/** A form of the public pages: its rules are the contract's. What was typed before the page came alive is kept. */
export function useAccountForm<Values extends FormValues, Output>(given: AccountForm<Values, Output>) {
  const { schema, ids, start, send, onRefused } = given
  const ruleText = useValidationText()
  const inWords = (errors: object) =>
    Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, ruleText(String(text))]))
  const sent = useSentForm<Values>({
    start,
    idOf: (name) => ids[name],
    // Rules that cannot be loaded refuse nothing: `send` needs them too, and says why it failed.
    check: (values) =>
      schema().then(
        (rules) => schemaResolver(rules)(values).then(inWords),
        () => ({}),
      ),
    send: async (values) => send((await schema()).parse(values)),
    read: (failure) => {
      const problem = problemOf(failure)
      return errorsOf(problem, { names: Object.keys(ids), words: onRefused(problem) })
    },
  })
  const { form } = sent
  const takeOver = (name: keyof Values & string, control: Control | null) => {
    const typed =
      control && (control.type === 'checkbox' ? (control as HTMLInputElement).checked : control.value)
    if (typed && form.getValues()[name] === start[name]) form.setFieldValue(name, typed as never)
  }
  return {
    ...sent,
    field: (name: keyof Values & string) => ({
      ...sent.field(name),
      onFocus: () => void schema().catch(() => {}),
      ref: (control: Control | null) => takeOver(name, control),
    }),
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement
