import { hideAddresses } from '#platform/logging/hide-addresses.ts'

const keptMax = 500

/** What is kept of why a mail was not taken, for the console: whoever may see that need not see whom it is for. */
export const refusalText = (error: unknown, recipient: string): string =>
  without(recipient, error instanceof Error ? error.message : String(error)).slice(0, keptMax)

/**
 * What the log says of a mail that was not taken. Mail servers quote whom it is for, the part before the @ alone too,
 * so their text is told without that.
 */
export function refusalFacts(error: unknown, recipient: string): object {
  const { code, command, responseCode, response, message } = error as Readonly<Record<string, unknown>>
  // A bug of ours has no code, and is found by its stack.
  if (code === undefined) return { err: error }
  return { code, command, response_code: responseCode, told: without(recipient, String(response ?? message)) }
}

function without(recipient: string, text: string): string {
  const name = recipient.slice(0, recipient.lastIndexOf('@'))
  const left = [recipient, name].reduce(
    (rest, part) => rest.replaceAll(standingAlone(part), '[recipient]'),
    text,
  )
  return hideAddresses(left)
}

/** Not where it is a part of another word. */
const standingAlone = (part: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu')
