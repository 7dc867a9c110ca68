import { readSession } from '#api/session.ts'

/**
 * Texts that somebody has begun to write, in the memory of this tab alone: a dialog that is closed, another page and a
 * session that ended lose nothing of them. They are bound to the person. Whoever logs in next begins with none.
 */
const drafts = new Map<string, string>()
let ownerId: string | null = null

/** The drafts of the signed-in person; null when no one is signed in, so that nothing is kept or shown. */
function own(): Map<string, string> | null {
  const userId = readSession()?.userId ?? null
  if (userId === null) return null
  if (userId !== ownerId) drafts.clear()
  ownerId = userId
  return drafts
}

/** What was begun under a name, else `start`. */
export const draftOf = (name: string, start = ''): string => own()?.get(name) ?? start

/** Keeps a text under a name until it is forgotten; an empty one is forgotten at once. */
export function keepDraft(name: string, text: string): void {
  if (text === '') own()?.delete(name)
  else own()?.set(name, text)
}

type Texts = Readonly<Record<string, string>>

/** The fields of a form as they were begun, else as they start. */
export const draftsOf = <Fields extends Texts>(form: string, start: Fields): Fields =>
  Object.fromEntries(
    Object.entries(start).map(([field, text]) => [field, draftOf(`${form} ${field}`, text)]),
  ) as Fields

/** Keeps all fields of a form while one of them is not as it started; null forgets them. */
export function keepDrafts<Fields extends Texts>(form: string, start: Fields, typed: Fields | null): void {
  const fields = Object.keys(start)
  const begun = typed !== null && fields.some((field) => typed[field] !== start[field]) ? typed : null
  for (const field of fields) keepDraft(`${form} ${field}`, begun?.[field] ?? '')
}
