import type { SecondFactorProof } from '@evenmoor/contract/factors'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { factorsOfPerson } from './factors-of-person.ts'
import { proveByTotp } from './authenticator.ts'
import { tellOwner } from './change-factors.ts'
import { provePasskey } from './prove-passkey.ts'
import { recoveryCodeHash } from './recovery-code.ts'
import { countRecoveryCodes, spendRecoveryCode } from './recovery-code-store.ts'

/**
 * Whether the proof is the person's; what it used up (a code, a challenge) stays used when the transaction
 * commits, also after a no. The person must be locked already. Counting wrong tries is the caller's.
 */
export async function proveSecondFactor(
  ctx: Context,
  tx: Tx,
  personId: string,
  proof: SecondFactorProof,
): Promise<boolean> {
  switch (proof.method) {
    case 'totp':
      return proveByTotp(ctx, tx, personId, proof.code)
    case 'recovery_code':
      return proveByRecoveryCode(ctx, tx, personId, proof.code)
    default:
      return (
        (await provePasskey(ctx, tx, proof.response, { purpose: 'second_factor', personId })) !== undefined
      )
  }
}

/** By what the person can prove themselves; empty when no second factor is on. */
export async function methodsOf(tx: Tx, personId: string): Promise<SecondFactorProof['method'][]> {
  const { confirmedAt, passkeys, codesLeft } = await factorsOfPerson(tx, personId)
  return [
    ...(confirmedAt === null ? [] : (['totp'] as const)),
    ...(passkeys.length === 0 ? [] : (['passkey'] as const)),
    ...(codesLeft === 0 ? [] : (['recovery_code'] as const)),
  ]
}

async function proveByRecoveryCode(ctx: Context, tx: Tx, personId: string, code: string): Promise<boolean> {
  const at = ctx.clock.now()
  if (!(await spendRecoveryCode(tx, personId, recoveryCodeHash(code, personId), at))) return false
  const left = await countRecoveryCodes(tx, personId)
  await tellOwner(ctx, tx, personId, { kind: 'recovery_code_used', left })
  return true
}
