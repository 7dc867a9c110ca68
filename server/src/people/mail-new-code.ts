import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { uuidv7 } from '#platform/ids.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { issueCode } from './issue-secret.ts'
import { codeMail } from './mails.ts'
import type { Person } from './person-store.ts'

/** Mails a fresh code that confirms the address; earlier ones are void. */
export async function mailNewCode(
  ctx: Context,
  tx: Tx,
  { id, email }: Pick<Person, 'id' | 'email'>,
): Promise<void> {
  const mailId = uuidv7()
  const code = await issueCode(ctx, tx, id, mailId)
  await queueMail(ctx, tx, { id: mailId, to: email, mail: codeMail(code) })
}
