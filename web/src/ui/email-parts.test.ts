import { expect, test } from 'vitest'
import { emailParts, emailPieces } from './email-parts.ts'

test('an address may be parted before its @, and nothing of it is lost', () => {
  expect(emailParts('ada@example.com')).toEqual(['ada', '@example.com'])
  expect(emailParts('"a@b"@example.com')).toEqual(['"a@b"', '@example.com'])
  expect(emailParts('no address')).toEqual(['no address', ''])
})

test('a line may end before the @ and after a sign that parts words, and the pieces are all of it', () => {
  expect(emailPieces(['ada.lovelace-king', '@mail.example.com'])).toEqual([
    'ada.',
    'lovelace-',
    'king',
    '@mail.',
    'example.',
    'com',
  ])
  expect(emailPieces(['ada', ''])).toEqual(['ada'])
})
