import * as z from 'zod/mini'

/** Why staff do something, as typed: trimmed, never empty, at most `max` characters. */
export const reasonText = (max = 500) =>
  z
    .string('Give a reason')
    .check(z.trim(), z.minLength(1, 'Give a reason'), z.maxLength(max, `Use at most ${max} characters.`))
