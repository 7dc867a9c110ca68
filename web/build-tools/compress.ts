// Why: plugins compress what Vite emits, and the router's list of routes (165 KB) is written beside that.

import { readFileSync, writeFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/**
 * Writes .br and .gz beside every text file of the build, so that the server compresses nothing at run time. The
 * documents are packed when the server starts: only then is the site's address known.
 */
const root = path.resolve(import.meta.dirname, '../.react-router/build/client')
const smallestWorthwhile = 512

for await (const file of glob('**/*.{js,css,svg,data,json,txt,xml,webmanifest}', { cwd: root })) {
  const source = readFileSync(path.join(root, file))
  if (source.length < smallestWorthwhile) continue
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: source.length }
  writeFileSync(path.join(root, `${file}.br`), brotliCompressSync(source, { params }))
  writeFileSync(path.join(root, `${file}.gz`), gzipSync(source, { level: 9 }))
}
