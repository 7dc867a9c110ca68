/**
 * Ctrl-C and SIGTERM. What we start runs in a process group of its own, because Ctrl-C reaches a whole group, and npm
 * passes the signal on as well: a child would get it two or three times and take the second for impatience.
 * So it comes from here alone, once; again only when it is asked for again a second later.
 */
const signals = process.platform === 'win32' ? ['SIGINT', 'SIGTERM'] : ['SIGINT', 'SIGTERM', 'SIGHUP']
const repeatMs = 1000

/** Passes signals on to the child by `send`, until the returned function is called. */
export function passSignals(send) {
  let last = 0
  const pass = (signal) => {
    if (Date.now() - last < repeatMs) return
    last = Date.now()
    // A closed terminal is a reason to stop properly, too.
    send(signal === 'SIGHUP' ? 'SIGTERM' : signal)
  }
  for (const signal of signals) process.on(signal, pass)
  const parent = watchParent(() => pass('SIGTERM'))
  return () => {
    for (const signal of signals) process.off(signal, pass)
    clearInterval(parent)
  }
}

/** For installing and building, where there is nothing to save: the child's whole group stops, and so do we. */
export function stopWithUs(child) {
  return passSignals((signal) => {
    killGroup(child, signal)
    process.exit(signal === 'SIGINT' ? 130 : 143)
  })
}

export function killGroup(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // It is gone already.
  }
}

/** npm that is killed outright passes nothing on; then we are orphaned, which only a look at the parent tells. */
function watchParent(onGone) {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return undefined
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onGone()
  }, 200)
  return timer.unref()
}
