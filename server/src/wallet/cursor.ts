import { badField } from '#platform/problems.ts'

/** How many rows a page of a list has. */
export const pageSize = 50

/** The cursor of a list sorted by id. It is opaque to callers, so its content may change. */
const cursorAfter = (id: string): string => Buffer.from(id).toString('base64url')

const canonicalBase64 = /^[\w-]+$/

/** The id in a cursor. Throws a 400 when it is not one of ours. */
export function idOfCursor(cursor: string, shape: RegExp): string {
  const id = canonicalBase64.test(cursor) ? Buffer.from(cursor, 'base64url').toString() : ''
  if (!shape.test(id) || cursorAfter(id) !== cursor) {
    throw badField('cursor', 'cursor_unknown')
  }
  return id
}

/** Whether a text can be one of our ids. PostgreSQL would reject anything else. */
export const isUuid = (text: string): boolean => uuidShape.test(text)

export const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Up to 15 digits: more transfers than that there never are, and every one of them fits a bigint column. */
export const numberShape = /^[1-9][0-9]{0,14}$/

/** Cuts rows that were read one past the page; `next` continues after the last one shown. */
export function pageOf<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return { page, next: rows.length > pageSize && last !== undefined ? cursorAfter(idOf(last)) : null }
}
