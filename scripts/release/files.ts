import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

export const sumsName = 'SHA256SUMS'

/** How the name of the signed statement ends. */
export const statementEnding = '.intoto.jsonl'

export const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex')

export const sha256OfFile = async (folder: string, name: string): Promise<string> =>
  sha256(await readFile(path.join(folder, name)))
