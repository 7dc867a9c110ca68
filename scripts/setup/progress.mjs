/**
 * Shows that a step is at work, on stderr, so that what a command prints can still be piped into a file:
 * on a terminal one line whose seconds count up, elsewhere a line at the start, every 15 s and at the end.
 */
export async function showProgress(title, work) {
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  const onTerminal = process.stderr.isTTY === true
  const show = (text, end) =>
    process.stderr.write(onTerminal ? `\r\x1b[2K${text}${end ? '\n' : ''}` : `${text}\n`)
  show(`${title} …`)
  const timer = setInterval(() => show(`${title} … ${seconds()} s`), onTerminal ? 1000 : 15_000)
  try {
    const result = await work()
    show(`${title}: done in ${seconds()} s`, true)
    return result
  } catch (error) {
    show(`${title}: failed after ${seconds()} s`, true)
    throw error
  } finally {
    clearInterval(timer)
  }
}
