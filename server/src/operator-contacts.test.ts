import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { contactLines, operatorContacts } from './operator-contacts.ts'

const config = (env: Record<string, string>) => readConfig(env, '/')
const reachable = { PUBLIC_URL: 'https://evenmoor.example' }

test('what the operator sets is shown, and what they leave out is left out', () => {
  const given = config({
    ...reachable,
    CONTACT_EMAIL: 'help@evenmoor.example',
    CONTACT_PHONE: '+49 30 123456',
  })
  expect(operatorContacts(given)).toEqual({
    isExample: false,
    email: { text: 'help@evenmoor.example', href: 'mailto:help@evenmoor.example' },
    phone: { text: '+49 30 123456', href: 'tel:+4930123456' },
    telegram: null,
    address: null,
  })
  expect(contactLines(given)).toEqual(['help@evenmoor.example', '+49 30 123456'])
})

test('a site that others can reach shows no example, and no address that nobody reads', () => {
  const { isExample, ...contacts } = operatorContacts(config(reachable))
  expect(isExample).toBe(false)
  expect(Object.values(contacts)).toEqual([null, null, null, null])
})

test('on this machine alone examples stand where the contacts will be, on pages but not in mails', () => {
  expect(operatorContacts(config({}))).toMatchObject({
    isExample: true,
    email: { href: 'mailto:support@example.com' },
    telegram: { text: 't.me/example', href: 'https://t.me/example' },
  })
  expect(contactLines(config({}))).toEqual([])
  const one = operatorContacts(config({ CONTACT_ADDRESS: '2 Mill Lane, York' }))
  expect(one).toMatchObject({ isExample: false, email: null, address: { text: '2 Mill Lane, York' } })
})
