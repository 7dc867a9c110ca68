import { execFileSync } from 'node:child_process'

/** Why a copy of this machine that is thrown away can't be mounted here; undefined where it can. */
export function mountObstacle(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it needs Linux and root'
  try {
    execFileSync('unshare', ['--mount', 'sh', '-c', 'mount -t tmpfs none /mnt'], { stdio: 'ignore' })
    return undefined
  } catch {
    return 'it needs the right to mount'
  }
}
