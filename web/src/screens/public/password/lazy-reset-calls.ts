import { lazyCalls } from '../account-forms/lazy-calls.ts'

export const resetCalls = lazyCalls(() => import('./reset-calls.ts'))
