/** npm start: installs, builds and starts whatever is not, and stops it all when it is stopped. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { assertNodeCanInstall } from './setup/node-version.mjs'
import { main } from './setup/problem.mjs'
import { runProgram } from './setup/run.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

await main(async () => {
  assertNodeCanInstall()
  await install(root)
  await build(root)
  return runProgram(root, 'server/src/main.ts', [], { EVENMOOR_STARTED_BY: 'start' })
})
