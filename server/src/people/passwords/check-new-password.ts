import type { Context } from '#context.ts'
import type { Origin } from '#platform/http/bind.ts'
import { countHit } from '#platform/rate-limits/rate-limit.ts'
import { limits, perAddress } from '../limits.ts'
import { assertStrongPassword, type PersonalWords } from '#people/credentials/password.ts'

/**
 * Throws 400 with the reason when a new password is not acceptable; see `assertStrongPassword`. A check takes up to
 * tens of milliseconds and blocks everything else: hence 429 after ninety in an hour from one place.
 */
export async function checkNewPassword(
  ctx: Context,
  { password, person, origin }: { password: string; person: PersonalWords; origin: Origin },
): Promise<void> {
  await countHit(ctx, [perAddress(limits.newPassword.address, origin)])
  assertStrongPassword(password, person)
}
