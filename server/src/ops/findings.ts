import type { Finding } from '#backups/verify-restored.ts'

/** A line for each thing that was verified, and one for each problem with it. */
export function sayFindings(findings: readonly Finding[], say: (line: string) => void): void {
  for (const { what, detail, problems } of findings) {
    say(`${problems.length === 0 ? 'ok' : 'WRONG'}: ${what}${detail === '' ? '' : ` (${detail})`}.`)
    for (const problem of problems) say(`  ${problem}`)
  }
}
