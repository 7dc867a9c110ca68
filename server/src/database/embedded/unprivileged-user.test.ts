import { expect, it } from 'vitest'
import { candidates } from './unprivileged-user.ts'

const passwd = `root:x:0:0:root:/root:/bin/bash
daemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin
nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin
alice:x:1000:1000::/home/alice:/bin/bash
mail:x:8:8:mail:/var/mail:/usr/sbin/nologin
broken line
postgres:x:101:104:PostgreSQL:/var/lib/postgresql:/bin/bash
`

it('prefers the named users, then those without a login, then people, and never root', () => {
  const names = candidates(passwd, ['postgres', 'node', 'nobody']).map((user) => user.name)
  expect(names).toEqual(['postgres', 'nobody', 'mail', 'daemon', 'alice'])
})

it('has nobody to offer where only root is known', () => {
  expect(candidates('root:x:0:0:root:/root:/bin/ash\n', ['postgres'])).toEqual([])
})
