/** Rows of text as a Markdown table whose columns line up. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** `met` or `missed`, beside what was asked. */
export const verdict = (isMet: boolean, target: string): string => `${isMet ? 'met' : 'MISSED'} (${target})`

export const whole = (number: number): string => Math.round(number).toLocaleString('en-US')
