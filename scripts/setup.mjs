/** npm run setup: installs and builds what a start needs, and starts nothing. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { assertNodeCanInstall } from './setup/node-version.mjs'
import { main } from './setup/problem.mjs'
import { answerHelp } from './setup/usage.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

await main(async () => {
  answerHelp('npm run setup    installs and builds what a start needs, and starts nothing\n')
  assertNodeCanInstall()
  await install(root)
  await build(root)
  return 0
})
