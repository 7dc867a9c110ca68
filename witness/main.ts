/** npm run witness: see `usage`. */
import path from 'node:path'
import { argv, cwd, exit, stderr, stdout } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { verifierKey } from '@evenmoor/tlog'
import type { Witness } from './add-checkpoint.ts'
import { followLog, readKeys } from './follow-log.ts'
import { fileHeadStore } from './head-store.ts'
import { logKeysOf, witnessKey } from './keys.ts'
import { witnessServer } from './serve.ts'

const usage = `A witness of a public log (c2sp.org/tlog-witness). Run it where the log's operator has no say.

  npm run witness -- URL                 look at the log of an installation each minute, and cosign what only grew
  npm run witness -- URL --once          once; exit 1 if the log is refused
  npm run witness -- serve --log VKEY    take heads by POST /add-checkpoint
  npm run witness -- key                 print the key that operators set in LOG_WITNESSES

  --state FOLDER   the key and what was seen (.witness); never restore it from a backup
  --name NAME      the name of a new key, such as witness.example.org (witness.invalid)
  --log VKEY       a key of the log, for URL too: else what URL says at the first visit is believed from then on
  --every SECONDS  how often to look (60)
  --quiet          do not hand the cosignature in
  --port PORT      of serve (7380)
  --host HOST      of serve (127.0.0.1)
`

const options = {
  state: { type: 'string', default: '.witness' },
  name: { type: 'string', default: 'witness.invalid' },
  log: { type: 'string', multiple: true, default: [] as string[] },
  every: { type: 'string', default: '60' },
  once: { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
  port: { type: 'string', default: '7380' },
  host: { type: 'string', default: '127.0.0.1' },
  help: { type: 'boolean', default: false },
} as const

/** Runs until it is stopped, or once; gives the exit code. */
async function run(words: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
  const [what, ...more] = positionals
  if (values.help || what === undefined || more.length > 0) {
    stdout.write(usage)
    return values.help ? 0 : 1
  }
  const folder = path.resolve(cwd(), values.state)
  const key = await witnessKey(folder, values.name)
  const heads = fileHeadStore(path.join(folder, 'heads'))
  const base = { heads, key, now: () => new Date() }
  if (what === 'key') {
    stdout.write(`${key.vkey}\n`)
    return 0
  }
  if (what === 'serve') {
    if (values.log.length === 0) throw new Error('serve needs --log VKEY for each log')
    return serve({ ...base, logKeys: values.log.map(verifierKey) }, values.host, Number(values.port))
  }
  const site = what.replace(/\/+$/, '')
  const everyMs = Number(values.every) * 1_000
  if (URL.parse(site) === null || !(everyMs >= 1_000)) throw new Error(usage)
  const logKeys = await logKeysOf(folder, site, { given: values.log, read: () => readKeys(site) })
  stdout.write(`${key.vkey}\n`)
  return follow(site, { ...base, logKeys }, { everyMs, isOnce: values.once, handIn: !values.quiet })
}

async function follow(
  site: string,
  witness: Witness,
  { everyMs, isOnce, handIn }: { everyMs: number; isOnce: boolean; handIn: boolean },
): Promise<number> {
  for (;;) {
    const code = await look(site, witness, handIn)
    if (isOnce) return code
    await wait(everyMs)
  }
}

async function look(site: string, witness: Witness, handIn: boolean): Promise<number> {
  const at = witness.now().toISOString()
  try {
    const { outcome, origin, size, words } = await followLog(site, witness, handIn)
    const to = outcome === 'refused' ? stderr : stdout
    to.write(`${at} ${outcome} ${origin} at ${size} entries: ${words}\n`)
    return outcome === 'refused' ? 1 : 0
  } catch (error) {
    stderr.write(`${at} not reached ${site}: ${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
}

function serve(witness: Witness, host: string, port: number): Promise<number> {
  const server = witnessServer(witness)
  return new Promise((_stopped, failed) => {
    server.on('error', failed)
    server.listen(port, host, () => {
      const address = server.address()
      const at = typeof address === 'object' && address !== null ? address.port : port
      stdout.write(`${witness.key.vkey}\nTaking heads at http://${host}:${at}/add-checkpoint\n`)
    })
  })
}

try {
  exit(await run(argv.slice(2)))
} catch (error) {
  stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  exit(1)
}
