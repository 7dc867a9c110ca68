import * as z from 'zod/mini'

/**
 * Another account that a name or an address is easily taken for: a colleague's name, another investor's name that is
 * written differently, or another address. `name` and `email` are the other one's.
 */
export const lookAlike = z.object({
  kind: z.enum(['colleague_name', 'name', 'email']),
  name: z.string(),
  email: z.string(),
})
export type LookAlike = z.infer<typeof lookAlike>
