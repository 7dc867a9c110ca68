/**
 * Whether all text in a value is whole. Half a surrogate pair is allowed in JSON and in JavaScript, and is no character: the
 * database keeps another one in its place, or fails on it.
 */
export function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every(isWellFormed)
}
