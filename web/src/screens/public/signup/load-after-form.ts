import { withMessages } from '#i18n/with-messages.tsx'
import { lazyCalls } from '../account-forms/lazy-calls.ts'

/**
 * The steps after the form, with their words. Loaded before an account is created: once it is, they must be there. Without
 * a connection this fails as the call itself would.
 */
export const loadAfterForm = lazyCalls(
  withMessages(['signUpCode'], async () => (await import('./AfterForm.tsx')).AfterForm),
)
