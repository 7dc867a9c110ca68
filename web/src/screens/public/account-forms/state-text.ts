/** A text that the page before left in the history's state, such as the e-mail address to fill in. */
export function stateText(state: unknown, name: string): string | null {
  if (typeof state !== 'object' || state === null) return null
  const value: unknown = Object.entries(state).find(([key]) => key === name)?.[1]
  return typeof value === 'string' && value !== '' ? value : null
}
