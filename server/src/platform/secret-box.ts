import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** Encrypts with AES-256-GCM, bound to what it belongs to: in another one's row it does not open. */
export function sealBytes(key: Buffer, bytes: Buffer, belongsTo: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(belongsTo))
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Opens what `sealBytes` made. Throws when key, owner or a single bit is another one. */
export function openBytes(key: Buffer, sealed: Buffer, belongsTo: string): Buffer {
  const iv = sealed.subarray(0, ivBytes)
  const tag = sealed.subarray(ivBytes, ivBytes + tagBytes)
  const cipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
    .setAAD(Buffer.from(belongsTo))
    .setAuthTag(tag)
  return Buffer.concat([cipher.update(sealed.subarray(ivBytes + tagBytes)), cipher.final()])
}

/** `sealBytes` for a text. */
export const sealText = (key: Buffer, text: string, belongsTo: string): Buffer =>
  sealBytes(key, Buffer.from(text), belongsTo)

/** Opens what `sealText` made; throws as `openBytes` does. */
export const openText = (key: Buffer, sealed: Buffer, belongsTo: string): string =>
  openBytes(key, sealed, belongsTo).toString('utf8')
