/**
 * A browser without a manual step, for the browser journeys: `$CHROMIUM`, the machine's own, Playwright's own if
 * it was installed, and last the one inside an npm package. Run by itself it gets one ready and names it.
 */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { chromium } from 'playwright'

/** What Playwright's `launchOptions` take. */
export type Browser = { executablePath: string; args: string[]; env?: Record<string, string> }

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM
  if (named !== undefined && named !== '' && !existsSync(named)) {
    throw new Error(
      `CHROMIUM names ${named}, which does not exist. Correct it, or unset it to have a browser found.`,
    )
  }
  const found = [named, ...installed, chromium.executablePath()].find((file) => file && existsSync(file))
  if (found) return { executablePath: found, args: flags }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackBrowser()
  throw new Error(
    'There is no Chromium on this machine. Run "npx playwright install chromium", or name one with CHROMIUM=/path.',
  )
}

/**
 * The package holds the browser compressed and unpacks it into the temporary folder, once. It also holds the
 * libraries that a bare machine lacks (NSS, expat); unpacked beside it, they do no harm where the machine has them.
 */
async function unpackBrowser(): Promise<Browser> {
  const { default: bundled, inflate } = await import('@sparticuz/chromium')
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const archive = path.join(path.dirname(main), '../bin/al2023.tar.br')
  const [executablePath, libraries] = await Promise.all([bundled.executablePath(), inflate(archive)])
  const env = Object.fromEntries(
    Object.entries(process.env).filter((e): e is [string, string] => e[1] !== undefined),
  )
  return {
    executablePath,
    args: [...flags, '--headless=shell'],
    env: { ...env, LD_LIBRARY_PATH: path.join(libraries, 'lib') },
  }
}

if (import.meta.main) process.stdout.write(`${(await findBrowser()).executablePath}\n`)
