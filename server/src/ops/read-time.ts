import { WrongUse } from './command.ts'

/** A moment with its zone: without one, two people would mean two moments. */
export function readTime(text: string, usage: string): Date {
  const time = new Date(text)
  if (
    !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(text) ||
    Number.isNaN(time.getTime())
  )
    throw new WrongUse(`"${text}" is not a time such as 2026-11-24T17:00:00Z. Type: npm run ops -- ${usage}`)
  return time
}

/** A month such as 2026-11. */
export function readMonth(text: string, usage: string): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text))
    throw new WrongUse(`"${text}" is not a month. Type: npm run ops -- ${usage}`)
  return text
}
