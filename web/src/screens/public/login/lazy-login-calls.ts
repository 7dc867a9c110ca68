import { lazyCalls } from '../account-forms/lazy-calls.ts'

/** The calls of the log-in page and its rules: by password, and by a passkey. */
export const loginCalls = lazyCalls(() => import('./login-calls.ts'))
