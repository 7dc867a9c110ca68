const widthMax = 24
/** What is done sooner needs no bar. */
const silentMs = 2_000
const redrawMs = 100
/** Where nobody watches, a line now and then tells a log that it goes on. */
const linePauseMs = 10_000

export type Progress = {
  readonly show: (done: number, total: number) => void
  readonly end: () => void
}

/**
 * On stderr, while a step takes over two seconds: a bar with the time that is left on a terminal, a line every ten seconds
 * elsewhere. What a command prints stays a program's to read.
 */
export function showProgress(
  title: string,
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr,
  nowMs: () => number = Date.now,
): Progress {
  let beganMs: number | undefined
  let drawnMs: number | undefined
  return {
    show: (done, total) => {
      const now = nowMs()
      beganMs ??= now
      const pauseMs = stream.isTTY ? redrawMs : linePauseMs
      const lastMs = drawnMs ?? beganMs + (stream.isTTY ? silentMs : linePauseMs) - pauseMs
      if (now - lastMs < pauseMs) return
      drawnMs = now
      const share = total > 0 ? Math.min(done / total, 1) : 0
      const text = `${Math.floor(share * 100)}%${timeLeft(share, now - beganMs)}`
      const bar = '#'.repeat(Math.round(share * widthMax)).padEnd(widthMax, '.')
      stream.write(stream.isTTY ? `\r\u001B[2K${title} [${bar}] ${text}` : `${title}: ${text}\n`)
    },
    end: () => {
      if (drawnMs !== undefined && stream.isTTY) stream.write('\r\u001B[2K')
    },
  }
}

/** As if the rest went as fast as what is done. */
function timeLeft(share: number, passedMs: number): string {
  if (share <= 0 || share >= 1) return ''
  const seconds = Math.ceil(((passedMs / share) * (1 - share)) / 1000)
  const minutes = Math.floor(seconds / 60)
  return `, ${minutes > 0 ? `${minutes} min ` : ''}${seconds % 60} s left`
}

/** Shows nothing: for a caller that reads what is printed. */
export const noProgress: Progress = { show: () => undefined, end: () => undefined }
