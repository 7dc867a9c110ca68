import { createHash, createHmac, pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

const iterations = 4_096

/**
 * What PostgreSQL stores of a password (SCRAM-SHA-256, RFC 5803). Given in its place, the password itself stands in no
 * statement, and so in no log of the server. The password is ASCII.
 */
export async function scramVerifier(password: string): Promise<string> {
  const salt = randomBytes(16)
  const salted = await promisify(pbkdf2)(password, salt, iterations, 32, 'sha256')
  const hmac = (text: string) => createHmac('sha256', salted).update(text).digest()
  const storedKey = createHash('sha256').update(hmac('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${hmac('Server Key').toString('base64')}`
}
