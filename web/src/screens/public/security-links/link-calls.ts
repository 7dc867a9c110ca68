import { undoEmailChange } from '@evenmoor/contract/profile'
import { reportNotMe } from '@evenmoor/contract/sessions'
import { call } from '#api/client.ts'

/** What the links in mails about security ask for. Throws `CallFailed`. */
export const linkCalls = {
  notMe: (token: string) => call(reportNotMe, { body: { token } }),
  undo: (token: string) => call(undoEmailChange, { body: { token } }),
} as const
