import { updateMe } from '@evenmoor/contract/people'
import type { ProfileChanges } from '@evenmoor/contract/profile'
import { call } from '#api/client.ts'

/**
 * Keeps with the account what was just chosen here, for the next device. It holds here already, so a failure is not
 * told: the choice then stays this device's own. `keepalive`: a new language loads the page again at once.
 */
export const saveLooks = (changes: ProfileChanges): void =>
  void call(updateMe, { body: changes, keepalive: true }).catch(() => undefined)
