import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { ReleaseProblem } from './release-problem.ts'

/** Makes a key of releases: the private half in FILE, for its owner alone, the public one in FILE.pub. */
export async function makeKey(file: string): Promise<void> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const once = { flag: 'wx' } as const
  try {
    await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { ...once, mode: 0o600 })
    await writeFile(`${file}.pub`, publicKey.export({ type: 'spki', format: 'pem' }), once)
  } catch (error) {
    throw new ReleaseProblem(`The key can’t be written: ${(error as Error).message}`)
  }
}

export const readPrivateKey = (file: string): Promise<KeyObject> => readKey(file, createPrivateKey)

export const readPublicKey = (file: string): Promise<KeyObject> => readKey(file, createPublicKey)

async function readKey(file: string, read: (pem: string) => KeyObject): Promise<KeyObject> {
  const key = await readFile(file, 'utf8')
    .then(read)
    .catch((error: Error) => {
      throw new ReleaseProblem(`${file} can’t be read as a key: ${error.message}`)
    })
  if (key.asymmetricKeyType !== 'ed25519') throw new ReleaseProblem(`${file} is not an Ed25519 key.`)
  return key
}
