import type { Refusal } from '@evenmoor/contract/refusals'
import type { AlertFacts, AlertKind } from '@evenmoor/contract/staff-alerts'
import { argumentsOf, english } from '#platform/english.ts'

/** A kind's sentence with its facts, "…" for one that an older process did not note. */
export const alertText = (kind: AlertKind, facts: AlertFacts): string => english(refusalFor(kind, facts))

/** The same as an answer has it: the sentence, and what a reader needs to say it in another language. */
export const alertWithText = (
  kind: AlertKind,
  facts: AlertFacts,
): { text: string; text_refusal: Refusal } => {
  const said = refusalFor(kind, facts)
  return { text: english(said), text_refusal: said }
}

const refusalFor = (kind: AlertKind, facts: AlertFacts): Refusal => ({
  code: kind,
  params: { ...Object.fromEntries(argumentsOf(kind).map((name) => [name, '…'])), ...facts },
})
