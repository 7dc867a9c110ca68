/** Runs work, or refuses it. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>

/**
 * A gate that lets `running` pieces of work run at once and `waiting` more wait in order. What comes
 * when both are full is refused at once with `refusal`, before it has cost anything.
 */
export function boundedGate(room: { running: number; waiting: number }, refusal: () => Error): Gate {
  let running = 0
  const queue: (() => void)[] = []
  const enter = (): Promise<void> => {
    if (running < room.running) {
      running += 1
      return Promise.resolve()
    }
    if (queue.length >= room.waiting) return Promise.reject(refusal())
    return new Promise((resolve) => void queue.push(resolve))
  }
  const leave = (): void => {
    // The place goes to the next in line without becoming free in between.
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

/** A separate gate for each key, kept while a call waits at it or is inside. */
export function gatePerKey(
  room: { running: number; waiting: number },
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
