import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentPolicy } from './content-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const site = 'https://evenmoor.example'
const page = `<html><head><script src="/a.js"></script><script type="module" async="">import "/b.js"</script></head>
<body><p style="color:&quot;x&quot;">x</p><script>one()</script><script>one()</script></body></html>`

test('each inline script is allowed by its own hash, once; files are ours', () => {
  const policy = contentPolicy(page, site)
  expect(policy).toContain(`script-src 'self' ${hash('import "/b.js"')} ${hash('one()')};`)
  expect(policy).not.toMatch(/unsafe-(inline|eval)/)
})

test('style attributes are hashed as the browser sees them, and only where there are any', () => {
  expect(contentPolicy(page, site)).toContain(`style-src-attr 'unsafe-hashes' ${hash('color:"x"')}`)
  expect(contentPolicy('<p>x</p>', site)).not.toContain('style-src-attr')
})

test('nothing from elsewhere, no framing, no text into code', () => {
  const policy = contentPolicy('<p>x</p>', site)
  for (const directive of [
    "default-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ]) {
    expect(policy).toContain(directive)
  }
  expect(policy).not.toMatch(/https?:|\*|data:/)
})

test('a page makes no address that becomes code, but for the one policy that it is given by name', () => {
  expect(contentPolicy('<p>x</p>', site)).toContain("trusted-types 'none'")
  expect(contentPolicy('<p>x</p>', site, 'evenmoor-worker')).toContain('trusted-types evenmoor-worker;')
})
