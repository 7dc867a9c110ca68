import { test } from './support/public-page.ts'
import { staysHere } from './support/return-path.ts'

/** The other spellings of what is tried on people's browsers (trust.md, section 2). */

for (const next of ['/\\evil.example', 'javascript:alert(1)', '%2f%2fevil.example', 'https://evil.example/'])
  test(`B10: after logging in, ?next=${next} stays on our own origin`, async ({ page, product }) => {
    await staysHere(page, product, next)
  })
