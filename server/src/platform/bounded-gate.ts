/** Runs work, or refuses it. */
export type Gate = {
  <T>(work: () => Promise<T>): Promise<T>
  /** How many wait. */
  readonly waiting: () => number
}

/** `waitsMs`: how long something waits at most; without it, as long as it takes. */
type Room = { readonly running: number; readonly waiting: number; readonly waitsMs?: number }

/**
 * A gate that lets `running` pieces of work run at once and `waiting` more wait in order. What comes when both are full is
 * refused at once with `refusal`, and what waited for `waitsMs` then, before either has cost anything.
 */
export function boundedGate(room: Room, refusal: () => Error): Gate {
  let running = 0
  const queue = new Set<() => void>()
  const enter = (): Promise<void> => {
    if (running < room.running) {
      running += 1
      return Promise.resolve()
    }
    if (queue.size >= room.waiting) return Promise.reject(refusal())
    return new Promise((resolve, reject) => {
      const leaveQueue = () => {
        queue.delete(letIn)
        reject(refusal())
      }
      const timer = room.waitsMs === undefined ? undefined : setTimeout(leaveQueue, room.waitsMs)
      const letIn = () => {
        clearTimeout(timer)
        resolve()
      }
      queue.add(letIn)
    })
  }
  const leave = (): void => {
    // The place goes to the next in line without becoming free in between.
    const [next] = queue
    if (next === undefined) {
      running -= 1
      return
    }
    queue.delete(next)
    next()
  }
  const gate = async <T>(work: () => Promise<T>): Promise<T> => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
  return Object.assign(gate, { waiting: () => queue.size })
}

/** A separate gate for each key, kept while a call waits at it or is inside. */
export function gatePerKey(
  room: Room,
  refusal: () => Error,
): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const gates = new Map<string, { readonly gate: Gate; users: number }>()
  return async (key, work) => {
    const own = gates.get(key) ?? { gate: boundedGate(room, refusal), users: 0 }
    gates.set(key, own)
    own.users += 1
    try {
      return await own.gate(work)
    } finally {
      own.users -= 1
      if (own.users === 0) gates.delete(key)
    }
  }
}
