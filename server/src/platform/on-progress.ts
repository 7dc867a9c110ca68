/** Told how much of a work is done, from 0 to `total`. */
export type OnProgress = (done: number, total: number) => void

export const unwatched: OnProgress = () => undefined

/** For the part `index` of `count` parts that take about as long. */
export const partOf =
  (onProgress: OnProgress, index: number, count: number): OnProgress =>
  (done, total) =>
    onProgress(index + (total > 0 ? done / total : 0), count)
