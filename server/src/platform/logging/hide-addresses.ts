/** An escape of JSON, or what stands between spaces, quotes and brackets. */
const piece = /\\(?:u[0-9a-f]{4}|.)|[^\s<>()"',;\\]+/g

/** Not a folder such as `node_modules/@fastify`. */
const address = /[^/](?:@|%40)[^/]/i

/**
 * A text, or a line of JSON, without the email addresses in it: other programs quote them in what they say went wrong.
 * Goes through it once, however long it is.
 */
export const hideAddresses = (text: string): string =>
  mayHold(text) ? text.replaceAll(piece, (each) => (address.test(each) ? '[address]' : each)) : text

const mayHold = (text: string): boolean => text.includes('@') || text.includes('%40')
