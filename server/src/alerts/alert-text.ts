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

/** How facts were named while they were texts in English; alerts from then are kept for a while. */
const namesBefore: Readonly<Record<string, string>> = {
  amount_usd: 'amount',
  before_usd: 'before',
  after_usd: 'after',
  from_at: 'from',
}

function refusalFor(kind: AlertKind, facts: AlertFacts): Refusal {
  const missing = argumentsOf(kind).map((name) => [name, facts[namesBefore[name] ?? name] ?? '…'])
  return { code: kind, params: { ...Object.fromEntries(missing), ...facts } }
}
