/** npm run ops -- COMMAND: the operator's commands. */
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
  return runProgram(root, 'server/src/ops/main.ts', process.argv.slice(2))
})
