import { expect, test } from 'vitest'
import { emailParts, emailPieces, shortEmailParts } from './email-parts.ts'

test('an address may be parted before its @, and nothing of it is lost', () => {
  expect(emailParts('ada@example.com')).toEqual(['ada', '@example.com'])
  expect(emailParts('"a@b"@example.com')).toEqual(['"a@b"', '@example.com'])
  expect(emailParts('no address')).toEqual(['no address', ''])
})

test('for a narrow column the middle of a long part goes, and both of its ends stay', () => {
  expect(shortEmailParts('ada@example.com')).toEqual(['ada', '@example.com'])
  expect(shortEmailParts('wilhelmina.featherstonehaugh-42@mail.of.a.long.example.com', 12)).toEqual([
    'wilhel…gh-42',
    '@mail.…e.com',
  ])
  expect(shortEmailParts('exactly.twelve.signs.18@a.b', 23)).toEqual(['exactly.twelve.signs.18', '@a.b'])
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
