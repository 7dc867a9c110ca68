import * as z from 'zod/mini'
import { id } from '#wire.ts'

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

/** Somebody whose name is shown to staff, with the account that it's easily taken for; null for most. */
export const markedName = z.object({ id, name: z.string(), resembles: z.nullable(lookAlike) })
export type MarkedName = z.infer<typeof markedName>

/** The same with the address. */
export const markedPerson = z.object({
  id,
  name: z.string(),
  email: z.string(),
  resembles: z.nullable(lookAlike),
})
