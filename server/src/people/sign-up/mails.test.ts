import { describe, expect, test } from 'vitest'
import { type Letter, writeMail } from '#mails/letter.ts'
import { passwordChangedMail, resetMail, reusedTokenMail } from '#sessions/mails.ts'
import { alreadyRegisteredMail, codeMail, welcomeMail } from './mails.ts'

const site = 'https://evenmoor.example'
const links = {
  notMeUrl: `${site}/not-me?token=TOKEN`,
  freezeUrl: `${site}/freeze?token=FREEZE`,
  until: new Date('2026-06-18T10:05:00Z'),
}
const english = (letter: Letter) => writeMail('en', letter)
const mails = {
  code: english(codeMail('012345')),
  alreadyRegistered: english(alreadyRegisteredMail(site)),
  welcome: english(welcomeMail(site)),
  reset: english(resetMail(`${site}/reset_password_confirm?token=TOKEN`)),
  passwordChanged: english(passwordChangedMail(links)),
  reusedToken: english(reusedTokenMail(site, links)),
}
const banned = /guaranteed|passive income|profit|risk-free|hurry|last chance|only today|earn up to/i

describe.each(Object.entries(mails))('mail: %s', (_name, { subject, text, html }) => {
  test('is what was agreed', () => {
    expect(`${subject}\n\n${text}`).toMatchSnapshot()
  })

  test('text and HTML say the same, both with the practice ribbon, no banned word, under 100 KB', () => {
    const readable = html
      .replaceAll(/<(?:style|title)>[\s\S]*?<\/(?:style|title)>/g, '')
      // A button's address is where it leads.
      .replaceAll(/<a [^>]*href="([^"]*)"[^>]*>/g, ' $1 ')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
    const words = (body: string) => body.replaceAll(/\s+/g, ' ')
    for (const line of text
      .split('\n')
      .filter((part) => /\w{3}/.test(part) && !/^(?:Evenmoor|.*:)$/.test(part))) {
      expect(words(readable)).toContain(words(line))
    }
    expect(text).toContain('Practice money only')
    expect(subject + text).not.toMatch(banned)
    expect(html.length).toBeLessThan(100_000)
    expect(html).not.toMatch(/<script|src="(?!cid:)/)
  })
})

test('the code stands alone on its line in 32 px mono, with its expiry beside it', () => {
  expect(mails.code.text).toMatch(/^012345\n\nIt works once and expires in 10 minutes\.$/m)
  expect(mails.code.html).toMatch(/<p [^>]*font-size:32px;[^>]*monospace[^>]*>012345<\/p>/)
})
