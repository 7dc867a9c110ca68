import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type FormEvent, useState } from 'react'
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type Problem, problemOf } from '#api/problem.ts'
import type { FormProblem } from '#ui/ErrorSummary.tsx'
import { problemsOf } from './form-problems.ts'
import { useRuleText } from './rule-text.ts'

type AccountForm<Input extends FieldValues, Output> = {
  schema: z.ZodMiniType<Output, Input>
  /** The id of each field's control, in the order of the page. */
  ids: Readonly<Record<Path<Input> & string, string>>
  defaultValues?: DefaultValues<Input>
  /** Makes the call. What it throws is shown. */
  send: (values: Output) => Promise<void>
  /** Words for a refusal of the form as a whole; null when the screen shows it by itself. */
  onRefused: (problem: Problem) => string | null
}

/**
 * A form that is checked when it is sent: what the schema or the server refuses stands in `problems`, for the
 * summary and, by `errorOf`, at its field. What was typed stays.
 */
export function useAccountForm<Input extends FieldValues, Output extends FieldValues>({
  schema,
  ids,
  defaultValues,
  send,
  onRefused,
}: AccountForm<Input, Output>) {
  const ruleText = useRuleText()
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const [isBusy, setBusy] = useState(false)
  const form = useForm<Input, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    reValidateMode: 'onSubmit',
    // The summary takes the focus.
    shouldFocusError: false,
    ...(defaultValues && { defaultValues }),
  })
  const sendValid = async (values: Output) => {
    setProblems([])
    setBusy(true)
    try {
      await send(values)
    } catch (reason) {
      const problem = problemOf(reason)
      setProblems(problemsOf(problem, { ids, words: onRefused(problem), ruleText }))
    } finally {
      setBusy(false)
    }
  }
  const showInvalid = (errors: FieldErrors<Input>) => {
    const names = Object.keys(ids) as (Path<Input> & string)[]
    setProblems(
      names.flatMap((name) => {
        const message = errors[name]?.message
        return typeof message === 'string' ? [{ fieldId: ids[name], text: ruleText(message) }] : []
      }),
    )
  }
  return {
    form,
    isBusy,
    problems,
    clearProblems: () => setProblems([]),
    errorOf: (name: Path<Input> & string) => problems.find(({ fieldId }) => fieldId === ids[name])?.text,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      if (!isBusy) void form.handleSubmit(sendValid, showInvalid)(event)
    },
  }
}
