import * as z from 'zod/mini'

const lengthMin = 6

/** The new password of the reset page (spec, section 5); the server also refuses what is easy to guess. */
export const resetForm = z
  .object({
    password: z
      .string('Password is required')
      .check(z.minLength(lengthMin, 'Password must be at least 6 characters long.')),
    password2: z.string("Passwords don't match."),
  })
  .check(
    z.refine(({ password, password2 }) => password === password2, {
      error: "Passwords don't match.",
      path: ['password2'],
      when: () => true,
    }),
  )
