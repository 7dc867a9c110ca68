import type { Config } from '#config.ts'
import { tryMailServer } from '#platform/mail/transport.ts'
import { type Finding, findingsOf } from './finding.ts'

/** Whether the mail server lets us in; with an address also whether it takes an email to it. */
export async function checkMail(
  { mailUrl, mailFrom }: Pick<Config, 'mailUrl' | 'mailFrom'>,
  recipient: string | undefined,
): Promise<Finding> {
  const { ok, skipped, failed } = findingsOf('mail')
  if (mailUrl === undefined) return skipped('MAIL_URL is not set: emails are in the built-in mailbox.')
  const { host } = new URL(mailUrl)
  try {
    await tryMailServer(mailUrl, mailFrom, recipient)
  } catch (error) {
    return failed(
      `${host}: ${error instanceof Error ? error.message : String(error)}.`,
      'Correct MAIL_URL (host, port, user, password) or MAIL_FROM, or open the way to that port.',
    )
  }
  return ok(
    recipient === undefined
      ? `${host} lets us in. To send an email as well: doctor --mail-to ADDRESS`
      : `${host} took an email to ${recipient}. See whether it arrives.`,
  )
}
