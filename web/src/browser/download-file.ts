/** Puts a file into the person's downloads. */
export function downloadFile(name: string, content: string | Blob, type = ''): void {
  const url = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
