import { createTransport } from 'nodemailer'
import { logoCid, logoPng } from './logo.ts'
import type { QueuedMail } from './mail-store.ts'

/** How many mails one process sends at the same time. */
export const connectionsMax = 5

/** Sends a mail, or throws what the mail server said. */
export type Transport = { readonly send: (mail: QueuedMail) => Promise<void>; readonly close: () => void }

const bounds = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  disableFileAccess: true,
  disableUrlAccess: true,
} as const

/** Logs in at the mail server, and sends a trial email if there is a recipient. Throws what the server said. */
export async function tryMailServer(url: string, from: string, recipient: string | undefined): Promise<void> {
  const transport = createTransport({ url, ...bounds })
  try {
    await transport.verify()
    if (recipient === undefined) return
    await transport.sendMail({
      from,
      to: { name: '', address: recipient },
      subject: 'Trial email from Evenmoor',
      text: 'npm run ops -- doctor sent this to see whether email arrives. Nothing needs to be done.',
      headers: originHeaders(false),
    })
  } finally {
    transport.close()
  }
}

/**
 * SMTP through a few kept connections. A server that says nothing for 30 s counts as away. The message
 * id is the mail's own, so a mail that had to be sent twice is recognized as one.
 */
export function smtpTransport(url: string, from: string): Transport {
  const transport = createTransport({ url, pool: true, maxConnections: connectionsMax, ...bounds })
  return {
    send: async ({
      id,
      recipient,
      subject,
      text,
      html,
      reply_to: replyTo,
      unsubscribe_url: unsubscribeUrl,
      is_by_person: isByPerson,
    }) => {
      await transport.sendMail({
        from,
        // As an object it is always a single address, whatever it contains.
        to: { name: '', address: recipient },
        ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        attachments: html.includes(`cid:${logoCid}`)
          ? [{ filename: 'evenmoor.png', content: logoPng, cid: logoCid, contentDisposition: 'inline' }]
          : [],
        messageId: `<${id}@evenmoor>`,
        headers: { ...originHeaders(isByPerson), ...listHeaders(unsubscribeUrl) },
      })
    },
    close: () => transport.close(),
  }
}

/** Without it, autoresponders would answer our mails. Mails written by a person omit it (RFC 3834). */
const originHeaders = (isByPerson: boolean): Record<string, string> =>
  isByPerson ? {} : { 'Auto-Submitted': 'auto-generated' }

/** Both are needed for the one-click button of mail programs (RFC 8058). */
const listHeaders = (unsubscribeUrl: string | null): Record<string, string> =>
  unsubscribeUrl === null
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
