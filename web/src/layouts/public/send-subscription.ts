import type { subscribe } from '@evenmoor/contract/newsletter'
import { postPublic } from '#api/post-public.ts'
import { defaultLocale, type Locale } from '@evenmoor/contract/locales'

/**
 * Asks for the newsletter; whether that was taken. The spec shows one text for every failure: what the server said is
 * for whoever looks after the site.
 */
export async function sendSubscription(email: string, locale: Locale): Promise<boolean> {
  // English is the server's default, so the call then matches the spec exactly.
  const body = locale === defaultLocale ? { email } : { email, locale }
  const refusal = await postPublic<typeof subscribe>('/management/subscribe/', body)
  // oxlint-disable-next-line no-console -- see above
  if (refusal !== null) console.error(refusal || 'Subscription failed. Try again.')
  return refusal === null
}
