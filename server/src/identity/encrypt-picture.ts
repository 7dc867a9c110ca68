import type { DocumentSide } from '@evenmoor/contract/identity'
import type { Context } from '#context.ts'
import { conflict } from '#platform/problems.ts'
import { openBytes, sealBytes } from '#platform/secret-box.ts'
import { secretKey } from '#platform/secret-key.ts'

type Place = { readonly checkId: string; readonly side: DocumentSide }

const keyName = 'identity-picture-key'
const nameOf = ({ checkId, side }: Place): string => `${checkId}/${side}`

/** Encrypts a picture for its place: a copy of the database alone does not show it, nor does it open in another row. */
export async function encryptPicture(
  ctx: Context,
  place: Place,
  jpeg: Buffer,
): Promise<{ sealed: Buffer; keyId: Buffer }> {
  const { key, id } = await secretKey(ctx.config.dataDir, keyName)
  return { sealed: sealBytes(key, jpeg, nameOf(place)), keyId: id }
}

/** Opens what `encryptPicture` made; 409 with words for the operator where the key is another one. */
export async function decryptPicture(
  ctx: Context,
  place: Place,
  { sealed, keyId }: { sealed: Buffer; keyId: Buffer },
): Promise<Buffer> {
  const { key, id } = await secretKey(ctx.config.dataDir, keyName)
  if (!id.equals(keyId)) {
    throw conflict('picture_key_lost', { file: keyName })
  }
  return openBytes(key, sealed, nameOf(place))
}
