/**
 * The start sequence of deploy/container/Dockerfile without a container engine: an empty, read-only root with what the image
 * copies, Node and its libraries; as the image's user, with no right and no way to one.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
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
    place === 'package.json' || place.endsWith('/package.json')
      ? `mkdir -p evenmoor/${path.dirname(place)} && cp ${root}/${place} evenmoor/${place}`
      : `mkdir -p evenmoor/${place} && mount --bind -o ro ${root}/${place} evenmoor/${place}`,
  )
  .join('\n')}
mount -t tmpfs -o mode=0700,uid=10001,gid=10001 none data
mount -t tmpfs -o mode=1777 none tmp
mount -o remount,ro none /mnt
exec setpriv --no-new-privs --bounding-set=-all,+sys_chroot,+setuid,+setgid \\
  env -i PATH=/usr/local/bin ${[...environment, ...settings].map((each) => `'${each}'`).join(' ')} \\
  "$(command -v unshare)" --root=/mnt --wd=${folder} --setgid=${group} --setuid=${user} ${command.map((word) => `'${word}'`).join(' ')}
`

test.skipIf(reason !== undefined)(
  `the image's command starts in an empty read-only root as its own user, is ready, and ends at SIGTERM with 0${reason === undefined ? '' : ` (${reason})`}`,
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
