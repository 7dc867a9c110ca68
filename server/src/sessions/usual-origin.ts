import type { Origin } from '#platform/http/bind.ts'
import type { Tx } from '#platform/database/pool.ts'
import { deviceOf, maskedAddress } from './device.ts'
import { isKnownOrigin } from './session-store.ts'

/** Whether this person logged in before with this kind of device, and from this network. */
export const isUsualOrigin = (tx: Tx, personId: string, { userAgent, address }: Origin): Promise<boolean> =>
  isKnownOrigin(tx, { personId, device: deviceOf(userAgent), place: maskedAddress(address) })
