import { whenSent } from '../account/when-sent.ts'

/** The calls of the log-in page and its rules: by password, and by a passkey. */
export const loginCalls = whenSent(() => import('./login-calls.ts'))
