import { lazyCalls } from '../account-forms/lazy-calls.ts'

/** What the links send, loaded when it is first needed. */
export const linkSending = lazyCalls(() => import('./security-link-calls.ts'))
