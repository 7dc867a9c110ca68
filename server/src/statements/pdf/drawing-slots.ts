/** How many statements one process draws at the same time; each takes a core while it lasts. */
const placesMax = 2
/** How many may wait for a place. */
const queueMax = 20

type Enter = () => void

/** Admits a few at a time, in order of arrival. */
export class DrawingSlots {
  readonly #max: number
  readonly #queueMax: number
  #taken = 0
  readonly #waiting: Enter[] = []

  constructor(max: number, queueLengthMax: number) {
    this.#max = max
    this.#queueMax = queueLengthMax
  }

  /** Whether a new request would be let in at once or may wait. */
  hasRoom(): boolean {
    return this.#waiting.length < this.#queueMax
  }

  /** Waits for a place; call what it answers to give the place back, once. */
  async enter(): Promise<() => void> {
    if (this.#taken < this.#max) this.#taken += 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    return () => {
      const next = this.#waiting.shift()
      if (next === undefined) this.#taken -= 1
      else next()
    }
  }
}

export const drawingSlots = new DrawingSlots(placesMax, queueMax)
