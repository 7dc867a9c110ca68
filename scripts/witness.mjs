/** npm run witness -- URL: a witness of an installation's public log. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './setup/install.mjs'
import { assertNodeCanInstall } from './setup/node-version.mjs'
import { main } from './setup/problem.mjs'
import { runProgram } from './setup/run.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

await main(async () => {
  assertNodeCanInstall()
  await install(root)
  return runProgram(root, 'witness/main.ts', process.argv.slice(2))
})
