/** The two parts of an address, the @ with the second. */
export function emailParts(address: string): readonly [string, string] {
  const at = address.lastIndexOf('@')
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)]
}

/** Where a line may end: before the @, and after a sign that parts words. */
export const emailPieces = (parts: readonly [string, string]): readonly string[] =>
  parts.flatMap((part) => part.split(/(?<=[._+-])/)).filter((piece) => piece !== '')
