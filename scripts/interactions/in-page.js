/* Runs in the page before its own code: notes how long presses took until they were painted, and how long frames took. */
{
  const presses = new Map()
  const frames = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) presses.set(interactionId, Math.max(presses.get(interactionId) ?? 0, duration))
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) frames.push(duration)
  }).observe({ type: 'long-animation-frame', buffered: true })
  let countBefore = 0
  /** What was noted since this was called before; `count` also has the presses that took less than is noted. */
  globalThis.takePresses = () => {
    const taken = {
      presses: [...presses.values()],
      count: performance.interactionCount - countBefore,
      frames: [...frames],
    }
    countBefore = performance.interactionCount
    presses.clear()
    frames.length = 0
    return taken
  }
}
