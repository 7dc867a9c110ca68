import * as z from 'zod/mini'
import { badField } from '#platform/problems.ts'

/** Where a sorted list continues: after the row with this value in the sorted column and this id. */
export type Place = { readonly value: string; readonly id: string }

const places = z.tuple([z.string(), z.string(), z.string()])

/** The refusal of a cursor that is not of this list in this order. */
export const noCursor = () => badField('cursor', 'cursor_unknown')

/** Opaque to callers, so that its inside may change; it holds for the order it was made in alone. */
export const cursorOf = (sort: string, { value, id }: Place): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url')

/** The position in a cursor. Throws a 400 when it is invalid or from another order. */
export function placeOf(cursor: string, sort: string): Place {
  const parsed = places.safeParse(parseOrNull(Buffer.from(cursor, 'base64url').toString()))
  if (!parsed.success) throw noCursor()
  const [madeFor, value, id] = parsed.data
  if (madeFor !== sort) throw noCursor()
  return { value, id }
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
