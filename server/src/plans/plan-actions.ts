import { because } from '@evenmoor/contract/refusals'

/** What staff did to a plan, in the words for a colleague who came second. */

export const closePlanAction = {
  'plan.close': (who: string, time: string) => because('who_closed_plan', { name: who, acted_time: time }),
} as const

export const cancelTermsAction = {
  'plan.call_off_terms': (who: string, time: string) =>
    because('who_called_terms_off', { name: who, acted_time: time }),
} as const

export const proposeTermsAction = {
  'plan.change_terms': (who: string, time: string) =>
    because('who_proposed_terms', { name: who, acted_time: time }),
} as const

export const planActions = {
  ...closePlanAction,
  ...cancelTermsAction,
  'plan.change_terms': (who: string, time: string) =>
    because('who_changed_terms', { name: who, acted_time: time }),
} as const
