import { refusing } from '#refusals.ts'
import * as z from 'zod/mini'

/** Why staff do something, as typed: trimmed, never empty, at most `max` characters. */
export const reasonText = (max = 500) =>
  z
    .string(refusing('reason_missing'))
    .check(
      z.trim(),
      z.minLength(1, refusing('reason_missing')),
      z.maxLength(max, refusing('text_too_long', { characters_max: max })),
    )
