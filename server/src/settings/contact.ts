import { StartProblem } from '#database/start-problem.ts'
import type { GivenSettings } from '#given-settings.ts'
import { readUrl } from './values.ts'

/** How email leaves, and how the operator is reached. */
export type ContactSettings = {
  readonly mailUrl: string | undefined
  readonly mailFrom: string
  /** The operator's inbox: where messages of the contact form go, and what pages show. One plain address. */
  readonly contactEmail: string
  /** Other ways to reach the operator, as pages and mails show them; undefined ones are left out. */
  readonly contactPhone: string | undefined
  readonly contactTelegram: string | undefined
  readonly contactAddress: string | undefined
}

export function readContact({ given, check }: GivenSettings): ContactSettings {
  return {
    mailUrl: check(() => readUrl('MAIL_URL', given('MAIL_URL'), ['smtp:', 'smtps:'])),
    mailFrom: check(() => given('MAIL_FROM') ?? 'Evenmoor <no-reply@example.com>'),
    contactEmail: check(() => readAddress('CONTACT_EMAIL', given('CONTACT_EMAIL') ?? 'support@example.com')),
    contactPhone: check(() => readPhone('CONTACT_PHONE', given('CONTACT_PHONE'))),
    contactTelegram: check(() => readTelegram('CONTACT_TELEGRAM', given('CONTACT_TELEGRAM'))),
    contactAddress: check(() => readLine('CONTACT_ADDRESS', given('CONTACT_ADDRESS'))),
  }
}

/** A single address, as the mail table requires. */
function readAddress(name: string, text: string): string {
  if (/^[^\s\p{Cc},;<>@]+@[^\s\p{Cc},;<>@]+$/u.test(text)) return text
  throw new StartProblem(`${name} is "${text}": give one e-mail address, such as support@example.com.`)
}

/** International, so that it can be called from anywhere; spaces are kept as they are shown. */
function readPhone(name: string, text: string | undefined): string | undefined {
  if (text === undefined || /^\+[1-9](?: ?\d){6,14}$/.test(text)) return text
  throw new StartProblem(`${name} is "${text}": give a number with its country, such as +1 202 555 0100.`)
}

function readTelegram(name: string, text: string | undefined): string | undefined {
  if (text === undefined || /^https:\/\/t\.me\/[A-Za-z]\w{3,31}$/.test(text)) return text
  throw new StartProblem(`${name} is "${text}": give an address such as https://t.me/name.`)
}

/** A postal address in one line. */
function readLine(name: string, text: string | undefined): string | undefined {
  if (text === undefined || (text.length <= 200 && !/[\p{Cc}\p{Cf}\u2028\u2029]/u.test(text))) return text
  throw new StartProblem(
    `${name} is not one line of at most 200 characters: give street, number, town, country.`,
  )
}
