import { type Locale, directionOf, locales } from '@evenmoor/contract/locales'
import { describe, expect, test } from 'vitest'
import * as signUp from '#people/sign-up/mails.ts'
import type { MailContent } from '#platform/mail/mail-content.ts'
import * as sessions from '#sessions/mails.ts'
import { isForStaff } from './gallery/staff-samples.ts'
import { sampleLetters } from './gallery/samples.ts'
import { type Letter, voiceOf, writeMail } from './letter.ts'

const site = 'https://evenmoor.example'
const letters = sampleLetters(site)
const letterOf = (name: string): Letter => letters[name]![0]
const names = Object.keys(letters)

const sentences = (text: string) => text.split(/[.\n]+/).filter((part) => part.trim().split(' ').length > 4)

/** What a reader of the HTML reads: without the styles, tags and escapes. */
const readable = (html: string): string =>
  html
    .replaceAll(/<(style|title)>[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const contentOf = (locale: Locale, letter: Letter): MailContent =>
  letter({ ...voiceOf(locale), mode: 'practice' })

describe.each(locales)('every email in %s', (locale) => {
  test.each(names)('%s', (name) => {
    const [letter, ...facts] = letters[name]!
    const { subject, text, html } = writeMail(locale, letter)
    for (const fact of facts) expect(`${subject}\n${text}`).toContain(fact)
    expect(html).toContain(`<html lang="${locale}" dir="${directionOf(locale)}">`)
    expect(`${subject}${text}${readable(html)}`).not.toMatch(/[{}]|undefined|\bnull\b|\[object/)
    if (locale === 'en' || isForStaff(name)) return
    // Not one sentence is left in English.
    const english = writeMail('en', letter).text
    expect(sentences(text).filter((sentence) => english.includes(sentence))).toEqual([])
  })

  test('says the same as HTML and as text: title, words, figures, steps and links', () => {
    for (const name of names) {
      const content = contentOf(locale, letterOf(name))
      const { subject, text, html } = writeMail(locale, letterOf(name))
      const { paragraphs, code, figures = [], box, timeline, link, actions, reason } = content
      expect([subject, ...paragraphs, reason].filter((words) => words.trim() === '')).toEqual([])
      const said = [
        subject,
        ...paragraphs,
        ...(code ? [code.value, code.expiry] : []),
        ...figures.flatMap(({ label, value }) => [label, value]),
        ...(box ? [box.label, box.value] : []),
        ...(timeline ? [timeline.title] : []),
        ...(timeline?.steps ?? []).flatMap(({ label, detail = '', when = '' }) => [label, detail, when]),
        ...(link ? [link.label] : []),
        ...(actions ? [...actions.links.map(({ label }) => label), actions.note] : []),
        reason,
      ]
      expect(said.filter((words) => !readable(html).includes(words) || !text.includes(words))).toEqual([])
      const urls = [...(link ? [link] : []), ...(actions?.links ?? [])].map(({ url }) => url)
      expect(urls.filter((url) => !text.includes(url) || !html.includes(`href="${url}"`))).toEqual([])
    }
  })

  test('is small, and asks nobody else for anything', () => {
    for (const name of names) {
      const { html } = writeMail(locale, letterOf(name))
      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(100 * 1024)
      const addresses = [...html.matchAll(/(?:src|href|background)="([^"]*)"|url\(([^)]*)\)/g)].map(
        ([, attribute, style]) => attribute ?? style,
      )
      expect(
        addresses.filter((address) => !address?.startsWith(`${site}/`) && address !== 'cid:mark@evenmoor'),
      ).toEqual([])
      expect(html).not.toMatch(/<script|@import|<link/)
    }
  })
})

test('money going out can be cancelled and frozen, by buttons of equal size', () => {
  const { html, text } = writeMail('en', letterOf('requested'))
  const buttons = [...html.matchAll(/<td class="stack" width="([^"]*)"/g)].map(([, width]) => width)
  expect(buttons).toEqual(['50%', '50%'])
  for (const url of [`${site}/cancel-withdrawal?token=CANCEL`, `${site}/freeze?token=FREEZE`]) {
    expect(html).toContain(`href="${url}"`)
    expect(text).toContain(url)
  }
})

test.each(locales)('where coins of test networks are used every email in %s says so', (locale) => {
  const { t } = voiceOf(locale)
  const [ribbon, testRibbon] = [t('ribbon'), t('testRibbon')]
  for (const name of names) {
    const { text, html } = writeMail(locale, letterOf(name), 'test')
    for (const form of [text, html]) expect(form).toContain(testRibbon)
    expect(text).not.toContain(ribbon)
    if (locale === 'en') expect(text).not.toMatch(/practice money|practice wallet/)
  }
  expect(writeMail(locale, signUp.welcomeMail(site), 'test').text).toContain(t('welcome.testWallet'))
  expect(writeMail(locale, signUp.welcomeMail(site)).text).toContain(t('welcome.wallet'))
  expect(writeMail(locale, signUp.welcomeMail(site)).text).toContain(ribbon)
})

test.each<[Locale, string]>([
  ['en', 'You requested a withdrawal of $260.00'],
  ['de', 'Sie haben eine Auszahlung von 260,00\u00a0$ beantragt'],
  ['tr', '$260,00 çekim talep ettiniz'],
  ['ar', 'طلبت سحب \u2066$260.00\u2069'],
])('amounts are written as the language writes them: %s', (locale, subject) => {
  expect(writeMail(locale, letterOf('requested')).subject).toBe(subject)
})

test.each<[Locale, string]>([
  ['en', 'Device: Another program\nTime: June 15, 2026 at 10:05 UTC\nNetwork: 203.0.…'],
  ['de', 'Gerät: Ein anderes Programm\nZeit: 15. Juni 2026 um 10:05 UTC\nNetzwerk: 203.0.…'],
  ['fr', 'Appareil: Un autre programme\nDate: 15 juin 2026 à 10:05 UTC\nRéseau: 203.0.…'],
])('moments are written as the language writes them: %s', (locale, rows) => {
  expect(writeMail(locale, letterOf('otherProgram')).text).toContain(rows)
})

test('a link to a public page leads to it in the language of the email, on our own address', () => {
  expect(writeMail('ar', signUp.welcomeMail(site)).text).toContain(`${site}/ar/login`)
  expect(writeMail('en', signUp.welcomeMail(site)).text).toContain(`${site}/login`)
  expect(writeMail('pt-BR', sessions.resetMail(`${site}/reset_password_confirm?token=TOKEN`)).text).toContain(
    `${site}/pt-BR/reset_password_confirm?token=TOKEN`,
  )
  expect(writeMail('de', letterOf('requested')).text).toContain(`${site}/de/freeze?token=FREEZE`)
})

test('emails about a change to the log-in, and about money or an address to pay, carry a link that freezes the account; no other does', () => {
  const withFreeze = names.filter((name) => /\/freeze\?token=/.test(writeMail('en', letterOf(name)).text))
  expect(withFreeze).toEqual([
    'oldCode',
    'emailChanged',
    'ownPassword',
    'passwordChanged',
    'newDevice',
    'newDeviceSomewhere',
    'otherProgram',
    'newPlace',
    'loginStopped',
    'sessionEnded',
    'authenticatorOn',
    'authenticatorOff',
    'codesRenewed',
    'passkeyAdded',
    'passkeyRemoved',
    'recoveryCode',
    'unfrozen',
    'requested',
    'requestedHeld',
    'addressSaved',
    'addressNamed',
  ])
})
