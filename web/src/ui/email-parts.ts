const ellipsis = '…'

/** A text cut to a number of characters in the middle, since the ends distinguish addresses. */
function shortened(text: string, signsMax: number): string {
  const signs = Array.from(text)
  if (signs.length <= signsMax) return text
  const kept = signsMax - ellipsis.length
  const head = Math.ceil(kept / 2)
  return signs.slice(0, head).join('') + ellipsis + signs.slice(signs.length - (kept - head)).join('')
}

/** The two parts of an address, the @ with the second. */
export function emailParts(address: string): readonly [string, string] {
  const at = address.lastIndexOf('@')
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)]
}

/** The parts for a narrow column. */
export function shortEmailParts(address: string, signsMax = 18): readonly [string, string] {
  const [name, host] = emailParts(address)
  return [shortened(name, signsMax), shortened(host, signsMax)]
}

/** Where a line may end: before the @, and after a sign that parts words. */
export const emailPieces = (parts: readonly [string, string]): readonly string[] =>
  parts.flatMap((part) => part.split(/(?<=[._+-])/)).filter((piece) => piece !== '')
