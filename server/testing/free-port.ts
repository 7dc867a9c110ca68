import { randomInt } from 'node:crypto'
import { choosePort } from '#database/embedded/free-port.ts'

/**
 * A free port for a program that will listen on it in a while. No system gives one of these to whoever asks for any, so
 * nobody gets it before the program has started.
 */
export async function portForLater(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_768)
    if ((await choosePort(port)) === port) return port
  }
}
