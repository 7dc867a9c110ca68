import type { Traffic, TripCounter } from './count-trips.ts'

/** On a machine with much else to do, three calls in a row were each busy at the wrong moment. */
export const turns = 6

/**
 * What a call asks of the database, by the fewest round trips of several such calls, and of those by the fewest statements:
 * the first call is cold. A statement that could have gone out earlier counts as one more round trip wherever the process
 * was busy with something else meanwhile, so a single call may show more, and never fewer. `settle` waits for what comes
 * after a call.
 */
export async function fewestTrips(
  counter: TripCounter,
  settle: () => Promise<void>,
  send: (turn: number) => Promise<void>,
): Promise<Traffic> {
  const met: Traffic[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    await settle()
    met.push(await counter.during(() => send(turn)))
    await settle()
  }
  return met.toSorted((a, b) => a.trips - b.trips || a.statements.length - b.statements.length)[0]!
}
