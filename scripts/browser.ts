/**
 * A browser without a manual step, the same for everyone: the one inside an npm package, unless `$CHROMIUM` names
 * another. Where the package has none for the machine: Playwright's own if it was installed, else the machine's. Run by
 * itself it gets one ready and names it.
 */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { chromium, firefox, webkit } from 'playwright'

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
  if (named) return { executablePath: named, args: flags }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackBrowser()
  const found = [chromium.executablePath(), ...installed].find((file) => existsSync(file))
  if (found) return { executablePath: found, args: flags }
  throw new Error(
    'There is no Chromium on this machine. Run "npx playwright install chromium", or name one with CHROMIUM=/path.',
  )
}

/** What else this machine has to look at pages with. */
export type Engine = {
  readonly name: string
  readonly browserName: 'chromium' | 'firefox' | 'webkit'
  readonly launchOptions: Partial<Browser>
}

/** The machine's own Chromium, and Playwright's builds of Firefox and WebKit where they were installed. */
export function findOtherEngines(): Engine[] {
  const own = installed.find((file) => existsSync(file))
  const ours = { firefox, webkit }
  return [
    ...(own === undefined
      ? []
      : [
          {
            name: path.basename(own),
            browserName: 'chromium' as const,
            launchOptions: { executablePath: own, args: flags },
          },
        ]),
    ...(['firefox', 'webkit'] as const)
      .filter((browserName) => existsSync(ours[browserName].executablePath()))
      .map((browserName) => ({ name: browserName, browserName, launchOptions: {} })),
  ]
}

/** The engines that the layout is to be looked at with and that this machine lacks. */
export function missingEngines(): string[] {
  const found = new Set(findOtherEngines().map(({ browserName }) => browserName))
  return (['chromium', 'firefox', 'webkit'] as const).filter((name) => !found.has(name))
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
