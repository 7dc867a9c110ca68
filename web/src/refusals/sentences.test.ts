import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Locale, locales } from '@evenmoor/contract/locales'
import { because, type Refusal, type RefusalCode } from '@evenmoor/contract/refusals'
import { describe, expect, test } from 'vitest'
import english from '../../../locales/en/refusals.json' with { type: 'json' }
import { refusalTranslator } from './sentences.ts'

const sentencesIn = (locale: Locale): Readonly<Record<string, string>> => {
  const file = path.resolve(import.meta.dirname, `../../../locales/${locale}/refusals.json`)
  const groups = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>
  return Object.assign({}, ...Object.values(groups)) as Record<string, string>
}
const say = (refusal: Refusal, locale: Locale = 'de') =>
  refusalTranslator(sentencesIn(locale), locale)(refusal)

describe('what the server refuses, in the language of the page', () => {
  test('by its code, with what it is given', () => {
    expect(say(because('password_wrong'))).toBe('Dieses Passwort ist falsch. Versuchen Sie es noch einmal.')
    expect(say(because('password_too_short', { characters_min: 8 }))).toBe('Mindestens 8 Zeichen.')
  })

  test('dollars, coins and moments are written as the page writes them', () => {
    expect(say(because('available_too_little', { available_usd: '1234.50' }))).toBe(
      'Sie haben 1.234,50\u00a0$ verfügbar. Geben Sie einen kleineren Betrag ein',
    )
    const short = because('practice_wallet_short', {
      held_amount: '0.14478272 BTC',
      needed_amount: '1.5 BTC',
    })
    expect(say(short)).toContain('0,14478272\u00a0BTC')
    expect(say(because('on_a_break', { until_at: '2026-11-28T09:05:00Z' }))).toContain(
      'bis 28.11.2026, 09:05 UTC Pause,',
    )
    expect(say(because('effective_day_range', { first_day: '2026-11-28' }))).toContain('28.11.2026')
  })

  test('an alert says its sums, moments and counts as the page writes them, whatever the server wrote down', () => {
    const changed = because('limit_changed', {
      setting: 'REFERRAL_BONUS',
      before_usd: '25.00',
      after_usd: '1250.00',
      from_at: '2026-06-16T12:00:00.000Z',
    })
    expect(say(changed)).toContain(
      'von 25,00\u00a0$ auf 1.250,00\u00a0$ geändert. Sie gilt ab 16.06.2026, 12:00 UTC.',
    )
    expect(say(changed, 'tr')).toContain('$25,00 değerinden $1.250,00 değerine')
    const lost = { amount_usd: '9990.50', network: 'Sepolia', transaction: '0xab' }
    expect(say(because('payout_lost', lost))).toContain('über 9.990,50\u00a0$ ist')
    expect(say(because('mail_late', { count: 1234 }))).toContain('E-Mails: 1.234.')
  })

  test('a second sentence follows', () => {
    const decided = {
      ...because('bonus_decided'),
      more: because('who_verified', { name: 'Ada L.', acted_time: '2026-11-28T09:14:30Z' }),
    }
    expect(say(decided)).toBe('Über diesen Bonus ist entschieden. Ada L. hat ihn um 09:14 UTC bestätigt.')
  })

  test('what is said within a sentence is in the language too, and empty where nothing is', () => {
    const approved = because('who_approved', { name: 'Ada', acted_time: '2026-11-28T09:14:00Z' })
    expect(say(because('changed_meanwhile', { last_act: [approved] }))).toBe(
      'Das hat sich gerade geändert. Ada hat sie um 09:14 UTC freigegeben. Prüfen Sie es noch einmal, bevor Sie entscheiden.',
    )
    expect(say(because('changed_meanwhile', { last_act: [] }))).toBe(
      'Das hat sich gerade geändert. Prüfen Sie es noch einmal, bevor Sie entscheiden.',
    )
    const left = [
      because('left_money'),
      because('left_positions', { count: 2 }),
      because('left_withdrawals', { count: 1 }),
    ]
    expect(say(because('closing_not_empty', { left }))).toContain(
      'Geld in Ihrem Konto (Bruchteile eines Cents zählen mit), 2 offene Positionen und eine Auszahlung unterwegs',
    )
    expect(say(because('picture_missing', { sides: 'both' }))).toContain('Vorderseite und Rückseite')
  })

  test.each([
    [3_600, 'de', 'Zu viele Versuche. Warten Sie 60 Minuten.'],
    [1, 'fr', 'Trop d’essais. Attendez 1\u00a0seconde.'],
    [7_200, 'pt-BR', 'Tentativas demais. Espere 2 horas.'],
    [172_800, 'tr', 'Çok sık denediniz. 2 gün bekleyin.'],
    [300, 'id', 'Terlalu banyak percobaan. Tunggu 5 menit.'],
    [120, 'ar', 'محاولات كثيرة. مدة الانتظار: دقيقتان.'],
    [660, 'ar', 'محاولات كثيرة. مدة الانتظار: 11 دقيقة.'],
  ] as const)(
    'a wait of %i seconds in the unit and the plural of the language: %s',
    (seconds, locale, said) => {
      expect(say(because('too_many_tries', { wait_seconds: seconds }), locale)).toBe(said)
    },
  )

  test('a code that the language does not know is not guessed at', () => {
    expect(say({ code: 'of_a_newer_server' as RefusalCode, params: {} })).toBeUndefined()
  })
})

test('no code stands in two groups', () => {
  const codes = Object.values(english).flatMap((group) => Object.keys(group))
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
  expect(codes.filter((code) => !/^[a-z][a-z0-9_]*$/.test(code))).toEqual([])
})

test.each(locales)('every sentence can be said in %s', (locale) => {
  const sentences = sentencesIn(locale)
  const speak = refusalTranslator(sentences, locale)
  const silent = Object.entries(sentences).filter(([code, text]) => {
    const names = [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name)
    const params = Object.fromEntries(names.map((name) => [name, exampleOf(name)]))
    const said = speak({ code: code as RefusalCode, params })
    return said === undefined || said === '' || /[{}]|undefined|NaN/.test(said)
  })
  expect(silent).toEqual([])
})

function exampleOf(name: string): Refusal['params'][string] {
  if (name === 'last_act' || name === 'left') return [because('left_money')]
  if (/_(?:seconds|max|min)$|^count$|^blocks$/.test(name)) return 7
  if (name.endsWith('_usd')) return '12.50'
  if (name.endsWith('_amount')) return '0.25 BTC'
  if (name.endsWith('_day')) return '2026-11-24'
  return /_(?:at|time)$/.test(name) ? '2026-11-24T10:00:00Z' : 'one'
}
