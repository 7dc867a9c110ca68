import { contactForm, sendContactMessage } from '@evenmoor/contract/contact'
import type * as z from 'zod/mini'
import { call } from '#api/client.ts'

export { contactForm }

/** Sends a message; gives the reference it was stored under. Throws `CallFailed`. */
export async function sendMessage(
  message: z.output<typeof contactForm> & { website: string; locale: string },
): Promise<string> {
  return (await call(sendContactMessage, { body: message })).reference
}
