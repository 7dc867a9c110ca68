import { refusing } from '#refusals.ts'
import { instant } from '#wire.ts'
import * as z from 'zod/mini'

/** What an approver says to the colleague who has to approve too; may be left out. */
export const approvalReason = z.optional(
  z.string().check(z.trim(), z.maxLength(500, refusing('text_too_long', { characters_max: 500 }))),
)

/** An approval as staff see it. */
export const staffApproval = z.object({ by: z.string(), at: instant, reason: z.nullable(z.string()) })
export type StaffApproval = z.infer<typeof staffApproval>

/** Why staff do something, as typed: trimmed, never empty, at most `max` characters. */
export const reasonText = (max = 500) =>
  z
    .string(refusing('reason_missing'))
    .check(
      z.trim(),
      z.minLength(1, refusing('reason_missing')),
      z.maxLength(max, refusing('text_too_long', { characters_max: max })),
    )
