import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from '../browser.ts'

const startWithinMs = 30_000

/** The project's own Chromium with an empty profile; `port` is where it takes commands. */
export async function startBrowser(): Promise<{ port: number; stop: () => Promise<void> }> {
  const { executablePath, args, env } = await findBrowser()
  const profile = await mkdtemp(path.join(tmpdir(), 'evenmoor-lighthouse-'))
  const child = spawn(
    executablePath,
    [...args, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], ...(env && { env }) },
  )
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.kill()
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    const port = await new Promise<number>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('Chromium did not start in time')), startWithinMs)
      let said = ''
      child.stderr.on('data', (text) => {
        said += String(text)
        const found = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(said)?.[1]
        if (found === undefined) return
        clearTimeout(late)
        resolve(Number(found))
      })
      child.once('error', reject)
      child.once('exit', () => reject(new Error(`Chromium ended:\n${said}`)))
    })
    return { port, stop }
  } catch (reason) {
    await stop()
    throw reason
  }
}
