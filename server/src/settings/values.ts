/** Kinds of values that several settings have. Each reader throws a StartProblem that names the setting. */
import { StartProblem } from '#database/start-problem.ts'

/** An address with one of these protocols. */
export function readUrl(
  name: string,
  text: string | undefined,
  protocols: readonly string[],
): string | undefined {
  if (text === undefined) return undefined
  const url = URL.parse(text)
  if (url && protocols.includes(url.protocol)) return text
  // The value itself stays out of the message: it may hold a password.
  throw new StartProblem(
    `${name} is not an address: it must start with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
  )
}

/** 0 is a port that the system picks. */
export function readPort(name: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(port >= 0 && port <= 65_535))
    throw new StartProblem(`${name} is "${text}": give a port number from 0 to 65535.`)
  return port
}

/** Up to a month. */
export function readHours(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const hours = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (hours >= 1 && hours <= 720) return hours
  throw new StartProblem(`${name} is "${text}": give whole hours from 1 to 720.`)
}

export function readChoice<const T extends string>(name: string, text: string, choices: readonly T[]): T {
  const choice = choices.find((c) => c === text)
  if (choice === undefined) throw new StartProblem(`${name} is "${text}": give one of ${choices.join(', ')}.`)
  return choice
}
