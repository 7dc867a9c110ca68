import { expect, test } from 'vitest'
import { withContacts } from './with-contacts.ts'

const page =
  '<html lang="en"><ul><li data-contact="email" class="x"><a href="{{href}}"><b>{{text}}</b></a></li><li data-contact="phone">{{text}}</li></ul><p data-contact="isExample">Examples</p></html>'

test('a contact that is set is filled in, escaped, and one that is not is taken out of the page', () => {
  const html = withContacts(page, {
    email: { text: 'a&b@c.example', href: 'mailto:a&b@c.example' },
    phone: null,
    isExample: false,
  })
  expect(html).toContain('<a href="mailto:a&amp;b@c.example"><b>a&amp;b@c.example</b></a></li></ul></html>')
  expect(html).not.toMatch(/\{\{|phone">|Examples/)
  expect(html).toContain('data-contacts="{&quot;email&quot;:')
})

test('examples are said to be examples', () => {
  expect(withContacts(page, { isExample: true })).toContain('>Examples</p>')
})

test('a contact with signs that mean something in a replacement stands as it was typed', () => {
  expect(withContacts(page, { phone: { text: '$& $1 $$', href: null } })).toContain('>$&amp; $1 $$</li>')
})
