/**
 * The commands of docs/operating.md, as they stand there, in a copy of this machine that is thrown away: `/` with everything
 * that they write on top of it, which is gone afterwards. Nobody outside it sees a file, a user or a port of it.
 */
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { type Block, blocksOf, root } from './guide.ts'
import { mountObstacle } from './mount-obstacle.ts'

const guide = blocksOf('From an empty machine to a site', 'Containers')
const containers = blocksOf('Containers', "The database's logins")

/** Why it can't be tried here; undefined where it can. */
function obstacle(): string | undefined {
  if (!['/usr/bin/apt-get', '/usr/bin/node', '/usr/bin/systemd-analyze'].every((file) => existsSync(file)))
    return 'it needs Debian with Node.js in /usr/bin'
  return mountObstacle()
}
const reason = obstacle()

test('the guide says of every block of commands how it is tested', () => {
  expect(guide.filter(({ mark }) => mark !== 'not run').length).toBeGreaterThan(15)
  expect(containers.length).toBeGreaterThan(0)
})

/** What a test does in place of a block: systemd starts nothing here, and the repository is this checkout. */
const stand: Readonly<Record<string, string>> = {
  clone: 'copy_checkout /opt/evenmoor-0.1.0',
  'clone next': 'copy_checkout /opt/evenmoor-0.2.0',
  start: 'start_service',
  restart: 'stop_service\nstart_service',
  'lose the database': 'stop_service\nrm -rf /var/lib/evenmoor',
}

/** As systemd would: the user, the folder, the settings and the command of the unit that the guide installs. */
const helpers = `
copy_checkout() {
  mkdir -p "$1"
  git -C "$CHECKOUT" ls-files -z --cached --others --exclude-standard |
    (cd "$CHECKOUT" && xargs -0 sh -c 'for f; do [ -e "$f" ] && printf "%s\\0" "$f"; done' sh) |
    tar -C "$CHECKOUT" --null --files-from=- -cf - | tar --no-same-owner -C "$1" -xf -
}
unit() { sed -n "s/^$1=//p" /etc/systemd/system/evenmoor.service; }
start_service() {
  # What an earlier start announced must not be taken for this one's.
  : > /tmp/service.log
  (
    set -a; . "$(unit EnvironmentFile)"; set +a
    cd "$(unit WorkingDirectory)"; umask "$(unit UMask)"
    exec setpriv --reuid "$(unit User)" --regid "$(unit Group)" --clear-groups --no-new-privs --bounding-set=-all \\
      $(unit ExecStart) >> /tmp/service.log 2>&1
  ) & service=$!
  for _ in $(seq 1200); do
    grep -q 'is ready' /tmp/service.log && return 0
    kill -0 $service 2>/dev/null || break
    sleep 0.1
  done
  cat /tmp/service.log; return 1
}
stop_service() { kill -TERM $service; wait $service; }
`

const scriptOf = (blocks: readonly Block[]): string =>
  blocks
    .filter(({ mark }) => mark !== 'not run')
    .map(({ commands, mark, word, expected }) => {
      const text =
        mark === 'instead'
          ? `${stand[word] ?? `echo "nothing stands for: ${word}"; exit 9`}\n${word === 'lose the database' ? commands : ''}`
          : commands
      const shown = `cat <<'COMMANDS'\n--- ${commands}COMMANDS\n`
      if (expected === 0) return `${shown}${text}`
      return `${shown}code=0; ( set -e\n${text}) || code=$?; [ "$code" = ${expected} ] || { echo "it ended with $code"; exit 1; }\n`
    })
    .join('\n')

test.skipIf(reason !== undefined)(
  `the commands of the guide take a machine from nothing to a site, an upgrade and back from a disaster${reason === undefined ? '' : ` (${reason})`}`,
  { timeout: 1_500_000 },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'evenmoor-operating-'))
    try {
      const online = guide.filter(({ mark, word }) => mark === 'run online' || word.startsWith('clone'))
      const offline = guide.filter((block) => !online.includes(block))
      const preamble = `set -eu\nexport CHECKOUT=${root} DEBIAN_FRONTEND=noninteractive\ncd /\n${helpers}`
      await writeFile(path.join(folder, 'online.sh'), `${preamble}${scriptOf(online)}`)
      await writeFile(path.join(folder, 'offline.sh'), `${preamble}ip link set lo up\n${scriptOf(offline)}`)
      await writeFile(path.join(folder, 'machine.sh'), machine(folder))
      const words = ['--mount', '--pid', '--fork', '--kill-child', 'bash', path.join(folder, 'machine.sh')]
      const output = await promisify(execFile)('unshare', words, {
        maxBuffer: 2 ** 26,
        env: cleanEnvironment(),
      }).then(
        ({ stdout, stderr }) => stdout + stderr,
        ({ stdout, stderr }: { stdout: string; stderr: string }) => {
          throw new Error(`a command of the guide failed, the last one shown:\n${stdout}${stderr}`)
        },
      )
      // What the commands said where they were asked for it.
      expect(output).toContain('/staff-link?token=')
      expect(output).toContain('The backup can be restored.')
      expect(output).toContain('Restored into /var/lib/evenmoor.')
      expect(output).toMatch(/^evenmoor_backup_age_seconds \d/m)
    } finally {
      await rm(folder, { recursive: true })
    }
  },
)

/** The copy of `/`, in a folder that is in memory; its second half has no network but its own. */
const machine = (folder: string): string => `set -eu
mount --make-rprivate /
mount -t tmpfs none /mnt
mkdir /mnt/upper /mnt/work /mnt/root
mount -t overlay none -o lowerdir=/,upperdir=/mnt/upper,workdir=/mnt/work /mnt/root
mount -t proc none /mnt/root/proc
mount --rbind /dev /mnt/root/dev
mount -t tmpfs none /mnt/root/tmp
chmod 1777 /mnt/root/tmp
mkdir -p /mnt/root${folder}
cp ${folder}/*.sh /mnt/root${folder}/
# As on an empty machine.
rm -rf /mnt/root/opt/evenmoor* /mnt/root/etc/evenmoor /mnt/root/var/lib/evenmoor /mnt/root/var/backups/evenmoor
chroot /mnt/root bash ${folder}/online.sh
unshare --net chroot /mnt/root bash ${folder}/offline.sh
`

/** Nothing of a setting, of npm's or of the test's. */
const cleanEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: process.env['HOME'] ?? '/root',
  LANG: 'C.UTF-8',
})

test('the unit and the settings that the guide installs name what is there', () => {
  const unit = readFileSync(path.join(root, 'deploy/systemd/evenmoor.service'), 'utf8')
  expect(unit).toContain('ExecStart=/usr/bin/node scripts/start.mjs')
  expect(existsSync(path.join(root, 'scripts/start.mjs'))).toBe(true)
})
