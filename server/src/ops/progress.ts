const widthMax = 24
/** What is done sooner needs no bar. */
const silentMs = 2_000
const redrawMs = 100

export type Progress = {
  readonly show: (done: number, total: number) => void
  readonly end: () => void
}

/** A bar on stderr while a step takes over two seconds, on a terminal only; what a command prints stays a program's to read. */
export function showProgress(title: string, stream: NodeJS.WriteStream = process.stderr): Progress {
  const began = Date.now()
  let drawnAt = 0
  return {
    show: (done, total) => {
      const now = Date.now()
      if (!stream.isTTY || now - began < silentMs || now - drawnAt < redrawMs) return
      drawnAt = now
      const share = total > 0 ? Math.min(done / total, 1) : 0
      const bar = '#'.repeat(Math.round(share * widthMax)).padEnd(widthMax, '.')
      stream.write(`\r\u001B[2K${title} [${bar}] ${Math.floor(share * 100)}%`)
    },
    end: () => {
      if (drawnAt > 0) stream.write('\r\u001B[2K')
    },
  }
}
