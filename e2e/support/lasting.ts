import { expect } from '@playwright/test'

/**
 * What is still found when a page had three seconds to take in its window, its letters and its data: some of it is drawn
 * a few frames later than the rest. What is wrong with a page is wrong for longer.
 */
export async function lasting<Found>(
  look: () => Promise<Found>,
  isNothing: (found: Found) => boolean,
): Promise<Found> {
  let found = await look()
  const isGone = async () => isNothing((found = await look()))
  if (!isNothing(found))
    await expect
      .poll(isGone, { timeout: 3_000 })
      .toBe(true)
      .catch(() => undefined)
  return found
}

/** The same of a list of faults. */
export const lastingFaults = (look: () => Promise<string[]>): Promise<string[]> =>
  lasting(look, (faults) => faults.length === 0)
