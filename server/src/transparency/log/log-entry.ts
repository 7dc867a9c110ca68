/** What the public log holds: one line of JSON for each entry, written in one way only. */

type Json = string | number | boolean | null | { readonly [key: string]: Json }

/** `subject` names what an entry is about: the log has one of each. */
export type LogEntry = { readonly subject: string; readonly content: { readonly [key: string]: Json } }

/** JSON without spaces, keys in the order of their code units: the same content is always the same line. */
export function canonicalJson(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.keys(value)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key] ?? null)}`)
  return `{${members.join(',')}}`
}
