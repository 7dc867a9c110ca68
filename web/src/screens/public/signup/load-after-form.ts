import { lazyCalls } from '../account-forms/lazy-calls.ts'

/**
 * The steps after the form. Loaded before an account is created: once it is, they must be there. Without a connection this
 * fails as the call itself would.
 */
export const loadAfterForm = lazyCalls(() => import('./AfterForm.tsx'))
