/**
 * The commands of docs/operating.md, as they stand there, on a machine that is thrown away: a new Debian of the release that
 * the guide names, in memory, where this machine has mmdebstrap; else a copy of this machine, `/` with everything that they
 * write on top of it. Nobody outside it sees a file, a user or a port of it.
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

/** The release that the guide names. */
const release = 'trixie'
const isNew = existsSync('/usr/bin/mmdebstrap')

/** Why it can't be tried here; undefined where it can. */
function obstacle(): string | undefined {
  if (
    !isNew &&
    !['/usr/bin/apt-get', '/usr/bin/node', '/usr/bin/systemd-analyze'].every((file) => existsSync(file))
  )
    return 'it needs mmdebstrap, or Debian with Node.js in /usr/bin'
  return mountObstacle()
}
const reason = obstacle()
const where = isNew
  ? `Debian ${release}`
  : `a copy of this machine, as there is no mmdebstrap for Debian ${release}`

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
  'serve TLS': 'start_caddy\nask_by_tls',
  'lose the database': 'stop_service\nrm -rf /var/lib/evenmoor',
}

/** As systemd would: the user, the folder, the settings and the command of the unit that the guide installs. */
const helpers = `
copy_checkout() { mkdir -p "$1"; tar --no-same-owner -C "$1" -xf /tmp/checkout.tar; }
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
# As Debian's unit does, with the installed file; only that it is its own certificate authority.
start_caddy() {
  { printf '{\\n\\tskip_install_trust\\n}\\n'; sed 's/^invest\\.example\\.com {$/&\\n\\ttls internal/' /etc/caddy/Caddyfile; } > /tmp/Caddyfile
  grep -q 'tls internal' /tmp/Caddyfile
  (
    export HOME=/var/lib/caddy
    exec setpriv --reuid caddy --regid caddy --clear-groups --inh-caps=-all,+net_bind_service --ambient-caps=-all,+net_bind_service \\
      /usr/bin/caddy run --config /tmp/Caddyfile > /tmp/caddy.log 2>&1
  ) & caddy=$!
  for _ in $(seq 600); do
    grep -q 'certificate obtained successfully' /tmp/caddy.log && return 0
    kill -0 $caddy 2>/dev/null || break
    sleep 0.1
  done
  cat /tmp/caddy.log; return 1
}
by_name() { curl -sS --resolve invest.example.com:80:127.0.0.1 --resolve invest.example.com:443:127.0.0.1 "$@"; }
ask_by_tls() {
  authority=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
  echo "by TLS: $(by_name --cacert $authority -w ' %{http_code}' https://invest.example.com/readyz)"
  echo "by TLS: $(by_name --cacert $authority https://invest.example.com/ | grep -o 'Every number here can prove itself\\.' | head -n 1)"
  echo "by plain http: $(by_name -o /dev/null -w '%{http_code} %{redirect_url}' http://invest.example.com/)"
  # Nobody else vouches for that certificate, so it was that authority's.
  if by_name https://invest.example.com/readyz 2> /tmp/refused; then return 1; fi
  echo "without its authority: $(cat /tmp/refused)"
}
`

/** What the guide marks so would replace what this machine has from elsewhere. */
const onNewMachine = 'on a new machine'

const scriptOf = (blocks: readonly Block[]): string =>
  blocks
    .filter(({ mark, word }) => mark !== 'not run' && (word !== onNewMachine || isNew))
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
  `the commands of the guide take a machine from nothing to a site, an upgrade and back from a disaster (${reason ?? where})`,
  { timeout: 1_500_000 },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'evenmoor-operating-'))
    try {
      const online = guide.filter(({ mark, word }) => mark === 'run online' || word.startsWith('clone'))
      const offline = guide.filter((block) => !online.includes(block))
      const preamble = `set -eu\nexport DEBIAN_FRONTEND=noninteractive ${isNew ? 'NODE_EXTRA_CA_CERTS=/etc/ssl/this-machine.crt' : ''}\ncd /\n${helpers}`
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
      if (isNew) expect(output).toMatch(/^Debian 13\.\d+$/m)
      expect(output).toContain('The backup can be restored.')
      expect(output).toContain('Restored into /var/lib/evenmoor.')
      expect(output).toMatch(/^evenmoor_backup_age_seconds \d/m)
      expect(output).toMatch(/^by TLS: .* 200$/m)
      expect(output).toContain('by TLS: Every number here can prove itself.')
      expect(output).toContain('by plain http: 308 https://invest.example.com/')
      expect(output).toMatch(/^without its authority: .*certificate/m)
    } finally {
      await rm(folder, { recursive: true })
    }
  },
)

/** Whom this machine trusts, such as a proxy on its way to the registry. */
const authorities = '/etc/ssl/certs/ca-certificates.crt'

const newMachine = `mkdir /mnt/root
mmdebstrap --mode=root --variant=minbase --include=ca-certificates,iproute2,systemd ${release} /mnt/root http://deb.debian.org/debian 2> /mnt/log ||
  { cat /mnt/log; exit 1; }
cp -L /etc/resolv.conf /etc/hosts /mnt/root/etc/
[ ! -e ${authorities} ] || cp -L ${authorities} /mnt/root/etc/ssl/this-machine.crt
echo "Debian $(cat /mnt/root/etc/debian_version)"`

const copiedMachine = `mkdir /mnt/upper /mnt/work /mnt/root
mount -t overlay none -o lowerdir=/,upperdir=/mnt/upper,workdir=/mnt/work /mnt/root
# As on an empty machine.
rm -rf /mnt/root/opt/evenmoor* /mnt/root/etc/evenmoor /mnt/root/var/lib/evenmoor /mnt/root/var/backups/evenmoor`

/** In a folder that is in memory; its second half has no network but its own. */
const machine = (folder: string): string => `set -eu
mount --make-rprivate /
mount -t tmpfs none /mnt
${isNew ? newMachine : copiedMachine}
mount -t proc none /mnt/root/proc
mount --rbind /dev /mnt/root/dev
mount -t tmpfs none /mnt/root/tmp
chmod 1777 /mnt/root/tmp
git -C ${root} ls-files -z --cached --others --exclude-standard |
  (cd ${root} && xargs -0 sh -c 'for f; do [ -e "$f" ] && printf "%s\\0" "$f"; done' sh) |
  tar -C ${root} --null --files-from=- -cf /mnt/root/tmp/checkout.tar
mkdir -p /mnt/root${folder}
cp ${folder}/*.sh /mnt/root${folder}/
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
