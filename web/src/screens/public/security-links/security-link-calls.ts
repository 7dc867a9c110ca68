import { cancelByLink, checkCancelLink, freezeByLink } from '@evenmoor/contract/account-freeze'
import { undoEmailChange } from '@evenmoor/contract/profile'
import { reportNotMe } from '@evenmoor/contract/sessions'
import { call } from '#api/client.ts'

/** What the links in mails about security ask for. Throws `CallFailed`. */
export const securityLinkCalls = {
  notMe: (token: string) => call(reportNotMe, { body: { token } }),
  freeze: (token: string) => call(freezeByLink, { body: { token } }),
  checkCancel: (token: string) => call(checkCancelLink, { body: { token } }),
  cancel: (token: string) => call(cancelByLink, { body: { token } }),
  undo: (token: string) => call(undoEmailChange, { body: { token } }),
} as const

/** What is known of a withdrawal by the token of its link. */
export type WithdrawalOfLinkFacts = Awaited<ReturnType<(typeof securityLinkCalls)['checkCancel']>>
