import { examine } from '#doctor/examine.ts'
import type { Finding } from '#doctor/finding.ts'
import { type Command, WrongUse } from './command.ts'
import { logOf } from './log-of.ts'
import { readOptional } from './read-options.ts'

const usage = 'doctor [--mail-to ADDRESS] [--json]'

export const doctor: Command = {
  name: 'doctor',
  usage,
  summary:
    'check the installation: settings, DNS, TLS, the mail server (with --mail-to an email is sent), clock, disk, database, nodes, jobs; exit 1 if something failed',
  prepareAlone: (words) => {
    const { given, isJson } = readOptional(words, usage, ['mail-to'])
    const mailTo = given['mail-to']
    if (mailTo !== undefined && !/^[^\s@]+@[^\s@]+$/.test(mailTo))
      throw new WrongUse(`"${mailTo}" is not an email address. Type: npm run ops -- ${usage}`)
    return async (config, say) => {
      const findings = await examine(config, logOf(config), mailTo)
      const isRight = findings.every(({ state }) => state !== 'failed')
      if (isJson) say(JSON.stringify({ ok: isRight, findings }))
      else for (const line of [...findings.flatMap(linesOf), summaryOf(findings)]) say(line)
      return isRight ? 0 : 1
    }
  },
}

const marks: Readonly<Record<Finding['state'], string>> = {
  ok: 'ok',
  warning: 'WARNING',
  failed: 'FAILED',
  skipped: 'skipped',
}
const columnWidth = Math.max(...Object.values(marks).map(({ length }) => length)) + 1

const linesOf = ({ check, state, found, advice }: Finding): string[] => [
  `${marks[state].padEnd(columnWidth)}${check}: ${found}`,
  ...(advice === undefined ? [] : [`${' '.repeat(columnWidth)}${advice}`]),
]

function summaryOf(findings: readonly Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((each) => each.state === state).length
  return `${count('failed')} failed, ${count('warning')} to review.`
}
