import { type FormEvent, useState } from 'react'
import type * as z from 'zod/mini'
import { type Problem, problemOf } from '#refusals/problem.ts'
import type { FormProblem } from '#ui/ErrorSummary.tsx'
import { problemsOf } from './form-problems.ts'
import { useValidationText } from './validation-text.ts'
import { type FieldValues, useFormFields } from './use-form-fields.ts'

type AccountForm<Input extends FieldValues, Output> = {
  /** Or how to load it, when the page is to come without it: `lazyCalls`. */
  schema: Schema<Input, Output> | (() => Promise<Schema<Input, Output>>)
  /** The id of each field's control, in the order of the page. */
  ids: Readonly<Record<keyof Input & string, string>>
  /** Needed for boxes to tick; texts begin empty. */
  defaultValues?: Partial<Input>
  /** Makes the call. What it throws is shown. */
  send: (values: Output) => Promise<void>
  /** Words for a refusal of the form as a whole; null when the screen shows it by itself. */
  onRefused: (problem: Problem) => string | null
}
type Schema<Input, Output> = z.ZodMiniType<Output, Input>

/**
 * A form that is checked when it is sent: what the schema or the server refuses stands in `problems`, for the
 * summary and, by `errorOf`, at its field. What was typed stays.
 */
export function useAccountForm<Input extends FieldValues, Output>({
  schema,
  ids,
  defaultValues,
  send,
  onRefused,
}: AccountForm<Input, Output>) {
  const ruleText = useValidationText()
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const [isBusy, setBusy] = useState(false)
  const names = Object.keys(ids) as (keyof Input & string)[]
  const form = useFormFields(
    Object.fromEntries(names.map((name) => [name, defaultValues?.[name] ?? ''])) as unknown as Input,
  )
  const submit = async () => {
    setBusy(true)
    try {
      const rules = typeof schema === 'function' ? await schema() : schema
      const checked = rules.safeParse(form.getValues())
      setProblems(checked.success ? [] : broken(checked.error.issues))
      if (checked.success) await send(checked.data)
    } catch (reason) {
      const problem = problemOf(reason)
      setProblems(problemsOf(problem, { ids, words: onRefused(problem) }))
    } finally {
      setBusy(false)
    }
  }
  /** The first broken rule of each field. */
  const broken = (issues: readonly z.core.$ZodIssue[]) =>
    names.flatMap((name) => {
      const issue = issues.find(({ path }) => path[0] === name)
      return issue ? [{ fieldId: ids[name], text: ruleText(issue.message) }] : []
    })
  const prepare = () => {
    if (typeof schema === 'function') schema().catch(() => {})
  }
  return {
    form: {
      ...form,
      register: (name: keyof Input & string) => ({ ...form.register(name), onFocus: prepare }),
    },
    isBusy,
    problems,
    clearProblems: () => setProblems([]),
    errorOf: (name: keyof Input & string) => problems.find(({ fieldId }) => fieldId === ids[name])?.text,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      if (!isBusy) void submit()
    },
  }
}
