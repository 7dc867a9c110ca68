import type { ProfileChanges } from '@evenmoor/contract/profile'
import { callInBackground } from '#api/client.ts'

/** `updateMe` of the contract, written out. */
const updateMe = {
  method: 'PATCH',
  path: '/account/me/',
  access: { kind: 'investor' },
  movesMoney: false,
} as const

/**
 * Keeps with the account what was just chosen here, for the next device. It holds here already, so a failure is not
 * told: the choice then stays this device's own. `keepalive`: a new language loads the page again at once.
 */
export const saveAccountPreferences = (changes: ProfileChanges): void =>
  callInBackground(updateMe, { body: changes, keepalive: true })
