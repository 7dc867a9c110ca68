/**
 * The commands of docs/operating.md for a server of one's own, as they stand there, in a copy of this machine that is thrown
 * away. PostgreSQL has no port in it, only its socket: its network is this machine's.
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { type Block, blocksOf, root } from './guide.ts'
import { mountObstacle } from './mount-obstacle.ts'

const guide = blocksOf('Backups of an external server', 'The first administrator')

/** Why it can't be tried here; undefined where it can. */
function obstacle(): string | undefined {
  const programs = ['/usr/bin/apt-get', '/usr/bin/node', '/usr/bin/pgbackrest', '/usr/bin/pg_ctlcluster']
  const missing = programs.find((file) => !existsSync(file))
  if (missing !== undefined) return `${missing} is missing: apt-get install postgresql pgbackrest`
  return mountObstacle()
}
const reason = obstacle()

/** What a test does in place of a block: systemd starts nothing here, and the moment is one of this run. */
const stand: Readonly<Record<string, (commands: string) => string>> = {
  'restart PostgreSQL': () => 'stop_postgres\nstart_postgres',
  'stop everything': () => 'disaster',
  'start PostgreSQL': () => 'start_postgres',
  'restore to a moment': (commands) => commands.replace(/'2026[^']+'/, '"$MOMENT"'),
}

const commandsOf = ({ commands, mark, word }: Block): string => {
  const text =
    mark === 'instead' ? (stand[word]?.(commands) ?? `echo "nothing stands for: ${word}"; exit 9`) : commands
  return `cat <<'COMMANDS'\n--- ${commands}COMMANDS\n${text}\n`
}

/** What the machine has before: an empty PostgreSQL of Debian, and Evenmoor with its settings and its schema. */
const before = `
version=$(ls /etc/postgresql)
rm -rf "/etc/postgresql/$version/main" "/var/lib/postgresql/$version/main" /var/lib/pgbackrest/* /etc/pgbackrest /etc/pgbackrest.conf
pg_createcluster "$version" main > /dev/null
echo "listen_addresses = ''" > "/etc/postgresql/$version/main/conf.d/no-port.conf"
# Debian lets each user of the machine in as themselves alone; the application's login is none.
sed -i 's/^local  *all  *all  *peer$/local all all scram-sha-256/' "/etc/postgresql/$version/main/pg_hba.conf"
install -d -m 2775 -o postgres -g postgres /run/postgresql
start_postgres() { pg_ctlcluster "$(ls /etc/postgresql)" main start; }
stop_postgres() { pg_ctlcluster "$(ls /etc/postgresql)" main stop -m fast; }
ask() { runuser -u postgres -- psql -d evenmoor -Atc "$1"; }
ops() { evenmoor-ops "$@"; }
start_postgres
useradd --system --home-dir /var/lib/evenmoor --shell /usr/sbin/nologin evenmoor 2> /dev/null || true
install -d -m 0700 -o evenmoor -g evenmoor /var/lib/evenmoor
install -d -m 0750 -o root -g evenmoor /etc/evenmoor
rm -rf /opt/evenmoor && mkdir /opt/evenmoor && mount --bind "$CHECKOUT" /opt/evenmoor
# Nothing in there may change the checkout.
mount -o remount,ro,bind /opt/evenmoor
install -m 0755 /opt/evenmoor/deploy/systemd/evenmoor-ops /usr/local/bin/
runuser -u postgres -- psql -qc 'create role evenmoor login createrole password $$only-for-tests$$' -c 'create database evenmoor owner evenmoor'
cat > /etc/evenmoor/evenmoor.env <<'SETTINGS'
DATA_DIR=/var/lib/evenmoor
DATABASE_URL=postgres://evenmoor:only-for-tests@localhost/evenmoor?host=/run/postgresql
SETTINGS
ops migrate
ops staff add --email first@example.com --role admin
`

/** After the first backup: what only the archive has, a moment, and what a restore to that moment must not bring back. */
const disaster = `
disaster() {
  if [ -z "\${MOMENT:-}" ]; then
    ops staff add --email second@example.com --role admin
    # A transaction of the next second is after the moment, whatever the clock's grain.
    MOMENT=$(ask "select clock_timestamp() at time zone 'utc'")+00
    ops staff add --email third@example.com --role admin
    ask 'select pg_switch_wal()' > /dev/null
    until [ "$(ask 'select count(*) from pg_stat_archiver where last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 16777216)')" = 1 ]; do sleep 0.2; done
  fi
  stop_postgres
  # The disk is lost; what is left are the backups and the keys.
  rm -rf /var/lib/postgresql/*/main/*
}
`

/** Everything as it stands; and once more for the restore to a moment, which stands there as the other choice. */
function script(): string {
  const at = (word: string) => guide.findIndex((block) => block.word === word)
  const setUp = guide.slice(0, at('stop everything'))
  const restoring = guide.slice(at('stop everything'))
  const all = restoring.filter(({ word }) => word !== 'restore to a moment')
  const toMoment = restoring.filter(
    ({ commands, mark }) => mark === 'instead' || !/--delta restore/.test(commands),
  )
  const whatIsNoted = `echo "noted: $(ask "select backed_up_at < tried_at and tried_at <= now() and tried_at > now() - interval '1 hour' and extract(epoch from backed_up_at) = $(runuser -u postgres -- pgbackrest --stanza=evenmoor --output=json info | grep -oE '"stop":[0-9]+' | cut -d: -f2) from backup_state")"\n`
  const whoIsThere = `echo "there after $1: $(ask "select string_agg(email, ' ' order by email) from person")"\n`
  return [
    'set -eu\nexport DEBIAN_FRONTEND=noninteractive\ncd /\n',
    commandsOf(setUp[0]!),
    before,
    disaster,
    ...setUp.slice(1).map(commandsOf),
    whatIsNoted,
    "evenmoor-ops doctor --json | grep -o 'A backup was last restored as a test [0-9]* min ago'\n",
    ...all.map(commandsOf),
    whoIsThere.replace('$1', 'the restore of everything'),
    ...toMoment.map(commandsOf),
    whoIsThere.replace('$1', 'the restore to a moment'),
    'stop_postgres\n',
  ].join('\n')
}

test.skipIf(reason !== undefined)(
  `the commands for a server of one's own back it up, drill, and restore it whole and to a moment${reason === undefined ? '' : ` (${reason})`}`,
  { timeout: 900_000 },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'evenmoor-pgbackrest-'))
    try {
      await writeFile(path.join(folder, 'script.sh'), `export CHECKOUT=${root}\n${script()}`)
      await writeFile(path.join(folder, 'machine.sh'), machine(folder))
      const words = ['--mount', '--pid', '--fork', '--kill-child', 'bash', path.join(folder, 'machine.sh')]
      const output = await promisify(execFile)('unshare', words, {
        maxBuffer: 2 ** 26,
        env: {
          PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
          HOME: '/root',
          LANG: 'C.UTF-8',
        },
      }).then(
        ({ stdout, stderr }) => stdout + stderr,
        ({ stdout, stderr }: { stdout: string; stderr: string }) => {
          throw new Error(`a command of the guide failed, the last one shown:\n${stdout}${stderr}`)
        },
      )
      expect(output).toMatch(/^Recorded: the backup of 20\S+Z was restored as a test at 20\S+Z\.$/m)
      expect(output).toMatch(/^noted: t$/m)
      expect(output).toContain('A backup was last restored as a test 0 min ago')
      expect(output.match(/^The database verifies\.$/gm)).toHaveLength(3)
      expect(output).toContain(
        'there after the restore of everything: first@example.com second@example.com third@example.com\n',
      )
      expect(output).toContain('there after the restore to a moment: first@example.com second@example.com\n')
    } finally {
      await rm(folder, { recursive: true })
    }
  },
)

/** The copy of `/`, in a folder that is in memory. */
const machine = (folder: string): string => `set -eu
mount --make-rprivate /
mount -t tmpfs none /mnt
mkdir /mnt/upper /mnt/work /mnt/root
mount -t overlay none -o lowerdir=/,upperdir=/mnt/upper,workdir=/mnt/work /mnt/root
mount -t proc none /mnt/root/proc
mount --rbind /dev /mnt/root/dev
mount -t tmpfs none /mnt/root/tmp
chmod 1777 /mnt/root/tmp
mkdir -p /mnt/root${folder} /mnt/root${root}
cp ${folder}/script.sh /mnt/root${folder}/
mkdir -p /mnt/root/opt/evenmoor
chroot /mnt/root bash ${folder}/script.sh
`
