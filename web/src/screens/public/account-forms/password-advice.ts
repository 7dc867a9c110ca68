export type PasswordAdvice = { kind: 'short'; missing: number } | { kind: 'guessable' | 'fair' | 'good' }

const lengthMin = 8
const lengthGood = 14
const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/**
 * What to say beside a password while it is typed; null for none. It looks at length and at what is plainly
 * guessable: one's own words, digits alone, keyboard runs, repeats. The server decides with whole dictionaries,
 * so this never calls a password strong.
 */
export function passwordAdvice(password: string, ownWords: readonly string[]): PasswordAdvice | null {
  const length = charactersOf(password)
  if (length === 0) return null
  if (length < lengthMin) return { kind: 'short', missing: lengthMin - length }
  if (isGuessable(password.toLowerCase(), ownWords)) return { kind: 'guessable' }
  return { kind: length < lengthGood ? 'fair' : 'good' }
}

function isGuessable(password: string, ownWords: readonly string[]): boolean {
  if (/^\d+$/.test(password) || new Set(password).size <= 3) return true
  const known = [...ownWords.flatMap(partsOf), 'evenmoor', 'password', ...runsIn(password)]
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), password)
  return charactersOf(rest) < lengthMin / 2
}

/** Code points, as the server counts them. */
const charactersOf = (text: string): number => Array.from(text).length

const partsOf = (words: string): string[] =>
  words
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)

/** Pieces of four or more characters that follow each other in the alphabet or on the keyboard. */
function runsIn(password: string): string[] {
  const found: string[] = []
  for (let start = 0; start + 4 <= password.length; start += 1) {
    const piece = password.slice(start, start + 4)
    if (runs.some((run) => run.includes(piece))) found.push(piece)
  }
  return found
}
