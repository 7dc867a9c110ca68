import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { installedNode } from './node-version.mjs'
import { npmSilently } from './npm.mjs'
import { showProgress } from './progress.mjs'

/** Installs the dependencies unless what is installed is what package-lock.json says. */
export async function install(root) {
  if (!(await isInstalled(root))) await installAll(root)
  // Only a build takes the link, and whoever starts what is built may not write there.
  await linkNode(root).catch(() => undefined)
}

/**
 * `npm run` finds the Node that the project brings by its link. npm 9, which Debian 13 has, doesn't make it: five packages
 * would, and four of them are for other machines.
 */
async function linkNode(root) {
  const node = installedNode(root)
  const link = path.join(root, 'node_modules', '.bin', 'node')
  if (node === undefined || process.platform === 'win32' || existsSync(link)) return
  await mkdir(path.dirname(link), { recursive: true })
  // One that leads nowhere is in the way.
  await rm(link, { force: true })
  await symlink(path.relative(path.dirname(link), node), link)
}

async function installAll(root) {
  await showProgress('Installing dependencies', () =>
    npmSilently(
      root,
      // No package here needs its install script. Without this list, NODE_ENV=production would leave the build tools out.
      [
        'ci',
        '--ignore-scripts',
        '--include=dev',
        '--include=optional',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
      ],
      'Check that the npm registry can be reached (npm ping) and that there are 1.5 GB of free disk space, then try again.',
    ),
  )
}

/**
 * npm itself notes in node_modules what it has installed, and writes the note last: comparing the two notes also sees
 * an install that was cut off, and does not repeat one that was made by hand.
 */
async function isInstalled(root) {
  const [wanted, installed] = await Promise.all([
    packagesIn(path.join(root, 'package-lock.json')),
    packagesIn(path.join(root, 'node_modules', '.package-lock.json')),
  ])
  if (!wanted || !installed) return false
  return Object.entries(wanted)
    .filter(([place]) => place.includes('node_modules/'))
    .every(([place, { version, integrity, optional, link }]) => {
      const found = installed[place]
      if (!found) return optional === true && !isForThisMachine(wanted[place])
      return link === true || (found.version === version && found.integrity === integrity)
    })
}

function isForThisMachine({ os, cpu, libc }) {
  return Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc)
}

async function packagesIn(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages
  } catch {
    return undefined
  }
}
