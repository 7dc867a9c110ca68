import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { refusalOf, refusalTexts } from '@evenmoor/contract/refusal-texts'
import { describe, expect, test } from 'vitest'
import { translateText } from './translate-problem.ts'
import { refusals as ar } from './ar.ts'
import { refusals as de } from './de.ts'
import { refusals as es } from './es.ts'
import { refusals as fr } from './fr.ts'
import { refusals as id } from './id.ts'
import { refusals as ptBR } from './pt-BR.ts'
import { refusals as tr } from './tr.ts'

const gapsOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()

describe('what the server refuses, in the language of the page', () => {
  test('a text is found as it is, and one with gaps by what stands around them', () => {
    expect(translateText('This password is wrong.', de, 'de')).toBe('Dieses Passwort ist falsch.')
    expect(translateText('Use at least 8 characters.', de, 'de')).toBe('Mindestens 8 Zeichen.')
  })

  test('dollars are written as the page writes them', () => {
    expect(translateText('You have $1,234.50 available', de, 'de')).toBe(
      'Sie haben 1.234,50\u00a0$ verfügbar',
    )
  })

  test('amounts of coins and moments are written as the page writes them', () => {
    const wallet =
      'Your practice wallet holds 0.14478272 BTC, less than 1.5 BTC. Nothing was sent. Send a smaller amount or pay in another coin.'
    expect(translateText(wallet, de, 'de')).toContain('0,14478272\u00a0BTC')
    const pause =
      'You are taking a break until 2026-11-28 at 09:05 UTC, so nothing was started. Your money is untouched: you can take positions back and withdraw as always.'
    expect(translateText(pause, de, 'de')).toContain('eine Pause bis 28.11.2026, 09:05 UTC,')
  })

  test('a text within a text is put in words too', () => {
    const said = "This address has a typing mistake (checksum doesn't match). Copy it again. You use 0xAbc."
    expect(translateText(said, de, 'de')).toBe(
      'Diese Adresse hat einen Tippfehler (die Prüfsumme stimmt nicht). Kopieren Sie sie noch einmal. Sie nutzen 0xAbc.',
    )
  })

  test('of one text after another both are put in words', () => {
    expect(translateText('This bonus is decided. Ada L. verified it at 09:14 UTC.', de, 'de')).toBe(
      'Über diesen Bonus ist entschieden. Ada L. hat ihn um 09:14 UTC bestätigt.',
    )
    const changed =
      'This changed while you were looking. ada@example.com approved it at 09:14 UTC. Look again before you decide.'
    expect(translateText(changed, de, 'de')).toBe(
      'Das hat sich geändert, während Sie hingesehen haben. ada@example.com hat sie um 09:14 UTC freigegeben. Sehen Sie noch einmal hin, bevor Sie entscheiden.',
    )
  })

  test.each([
    ['Too many tries. Wait 60 minutes.', 'de', 'Zu viele Versuche. Warten Sie 60 Minuten.'],
    ['Too many tries. Wait 1 hour.', 'es', 'Demasiados intentos. Espera 1 hora.'],
    ['Too many tries. Wait 1 second.', 'fr', 'Trop d’essais. Attendez 1\u00a0seconde.'],
    ['Too many tries. Wait 2 hours.', 'pt-BR', 'Tentativas demais. Espere 2 horas.'],
    ['Too many tries. Wait 2 days.', 'tr', 'Çok sık denediniz. 2 gün bekleyin.'],
    ['Too many tries. Wait 5 minutes.', 'id', 'Terlalu sering mencoba. Tunggu 5 menit.'],
    ['Too many tries. Wait 2 minutes.', 'ar', 'محاولات كثيرة جدًا. مدة الانتظار: دقيقتان.'],
    ['Too many tries. Wait 11 minutes.', 'ar', 'محاولات كثيرة جدًا. مدة الانتظار: 11 دقيقة.'],
  ] as const)('a wait in the unit and the plural of the language: %s, %s', (said, locale, translated) => {
    const words = { ar, de, es, fr, id, 'pt-BR': ptBR, tr }[locale]
    expect(translateText(said, words, locale)).toBe(translated)
  })

  test.each([
    [
      'A picture is missing: front and back. Nothing was sent: add it first.',
      'Ein Bild fehlt: Vorderseite und Rückseite. Nichts wurde gesendet: Fügen Sie es zuerst hinzu.',
    ],
    [
      'There is still money in your account (fractions of a cent count too), 2 open positions and a withdrawal on its way. Nothing was closed: take back, finish or cancel that, and withdraw first.',
      'Es gibt noch Geld in Ihrem Konto (Bruchteile eines Cents zählen mit), 2 offene Positionen und eine Auszahlung unterwegs. Nichts wurde geschlossen: Nehmen Sie das zurück, bringen Sie es zu Ende oder brechen Sie es ab, und heben Sie zuerst ab.',
    ],
    [
      'Your own limit is $500.00 in 7 days, and $200.00 of it is left. No checkout was opened.',
      'Ihre eigene Grenze ist 500,00\u00a0$ je 7 Tage, davon sind 200,00\u00a0$ übrig. Es wurde keine Zahlung eröffnet.',
    ],
    [
      'This account is temporarily suspended: its owner asked for it. Your balance is untouched. Contact support to have it looked at again.',
      'Dieses Konto ist vorübergehend ausgesetzt: sein Inhaber hat darum gebeten. Ihr Guthaben ist unberührt. Wenden Sie sich an den Support, damit es noch einmal geprüft wird.',
    ],
  ])('the words in a gap too: %s', (said, translated) => {
    expect(translateText(said, de, 'de')).toBe(translated)
  })

  test('what is not listed stays as it was said', () => {
    expect(translateText('Something new.', de, 'de')).toBe('Something new.')
  })

  test.each(Object.entries({ ar, de, es, fr, id, ptBR, tr }))(
    'in %s each text has the gaps of the English one',
    (_name, refusals) => {
      const uneven = refusalTexts.filter((text) => gapsOf(refusals[text]).join() !== gapsOf(text).join())
      expect(uneven).toEqual([])
    },
  )

  test('each text that is listed is found under its own name', () => {
    for (const text of refusalTexts) expect(refusalOf(text.replaceAll(/\{\w+\}/g, '7'))?.text).toBe(text)
  })

  test('each text that is listed is still said by the server or the contract', () => {
    const said = ['server/src', 'contract/src'].map(sourcesIn).join('\n')
    const longest = (text: string) => text.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length)[0] ?? ''
    const stale = refusalTexts.filter(
      (text) =>
        !longest(text)
          .split(/(?<=\.) /)
          .every((part) => said.includes(part)),
    )
    expect(stale).toEqual([])
  })
})

/** All sources in a folder of the project, without tests and this list itself; quotes as they are read. */
function sourcesIn(folder: string): string {
  const root = path.resolve(import.meta.dirname, '../../..', folder)
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|refusal-texts\.ts$/.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8').replaceAll(String.raw`\'`, "'"))
    .join('\n')
}
