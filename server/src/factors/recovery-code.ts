import { hash, randomInt } from 'node:crypto'

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 4
const codesMade = 10

/** Ten codes of 79 random bits each, such as `k7mq-2xwe-9fht-ncsd`; no letter is mistaken for a digit. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codesMade }, newRecoveryCode)

function newRecoveryCode(): string {
  const letters = Array.from({ length: groups * groupLength }, () => alphabet[randomInt(alphabet.length)])
  return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** What is stored of a recovery code, however it is typed; bound to its owner. It is random, so a fast hash is enough. */
export const recoveryCodeHash = (typed: string, ownerId: string): Buffer =>
  hash('sha256', `${ownerId}:${typed.toLowerCase().replaceAll(/[\s-]/g, '')}`, 'buffer')
