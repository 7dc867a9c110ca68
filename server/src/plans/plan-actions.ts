/** What staff did to a plan, in the words for a colleague who came second. */

export const closePlanAction = {
  'plan.close': (who: string, time: string) => `${who} closed this plan at ${time} UTC.`,
} as const

export const cancelTermsAction = {
  'plan.call_off_terms': (who: string, time: string) =>
    `${who} called terms of this plan off at ${time} UTC.`,
} as const

export const proposeTermsAction = {
  'plan.change_terms': (who: string, time: string) => `${who} proposed these terms at ${time} UTC.`,
} as const

export const planActions = {
  ...closePlanAction,
  ...cancelTermsAction,
  'plan.change_terms': (who: string, time: string) => `${who} changed the terms of this plan at ${time} UTC.`,
} as const
