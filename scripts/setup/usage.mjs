/** Prints how a command is called and ends, where `--help` or `-h` is among its words: before it does anything. */
export function answerHelp(usage, words = process.argv.slice(2)) {
  if (!words.includes('--help') && !words.includes('-h')) return
  process.stdout.write(usage)
  process.exit(0)
}
