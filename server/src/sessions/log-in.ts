import type { Tokens } from '@evenmoor/contract/sessions'
import type { Context } from '#context.ts'
import { checkCredentials } from '#people/check-credentials.ts'
import { noteSignIn } from '#people/note-sign-in.ts'
import type { Origin } from '#platform/http/bind.ts'
import { openSession } from './open-session.ts'

/** Opens a session for the right address and password; refusals as in `checkCredentials`. Opens its own transactions. */
export async function logIn(
  ctx: Context,
  given: { email: string; password: string },
  origin: Origin,
): Promise<Tokens> {
  const { person, newHash } = await checkCredentials(ctx, given, origin)
  return ctx.transaction(async (tx) => {
    await noteSignIn(ctx, tx, person, newHash)
    return openSession(ctx, tx, person.id, origin)
  })
}
