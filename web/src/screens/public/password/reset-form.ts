import { refusing } from '@evenmoor/contract/refusals'
import * as z from 'zod/mini'

const lengthMin = 6

/** The new password of the reset page (spec, section 5); the server also refuses what is easy to guess. */
export const resetForm = z
  .object({
    password: z.string(refusing('password_missing')).check(z.minLength(lengthMin, 'resetLength')),
    password2: z.string('resetMismatch'),
  })
  .check(
    z.refine(({ password, password2 }) => password === password2, {
      error: 'resetMismatch',
      path: ['password2'],
      when: () => true,
    }),
  )
