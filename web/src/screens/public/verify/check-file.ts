import { checkStatement, fromBase64Url, type StatementVerdict } from '@evenmoor/contract/statement-file'
import { readKey } from './read-key.ts'

export type Checked = StatementVerdict

/** Checks a file against the key of this site. The file is read here and sent nowhere. */
export async function checkFile(file: File): Promise<Checked> {
  const { public_key } = await readKey()
  return checkStatement(new Uint8Array(await file.arrayBuffer()), fromBase64Url(public_key))
}
