import { lazyCalls } from '../account-forms/lazy-calls.ts'

export const signupCalls = lazyCalls(() => import('./signup-calls.ts'))
