import type { Context } from '#context.ts'
import { tellPerson } from '#notifications/tell-person.ts'
import type { Origin } from '#platform/http/bind.ts'
import type { Tx } from '#platform/database/pool.ts'
import { deviceOf, maskedAddress, namesOf } from './device.ts'
import { newDeviceMail, newPlaceMail } from './mails.ts'
import { securityLinks } from './not-me.ts'
import { noteKnownDevice } from './session-store.ts'

/**
 * Tells the owner when somebody logs in with a kind of device that was never used before, or from a network that was not;
 * the very first login apart.
 */
export async function tellUnusualLogin(
  ctx: Context,
  tx: Tx,
  personId: string,
  { userAgent, address }: Origin,
): Promise<void> {
  const at = ctx.clock.now()
  const place = maskedAddress(address)
  const seen = { personId, device: deviceOf(userAgent), place, at }
  const { isNewDevice, isNewPlace } = await noteKnownDevice(tx, seen)
  if (!isNewDevice && !isNewPlace) return
  const { browser = '', system = '' } = namesOf(userAgent)
  const links = await securityLinks(ctx, tx, personId)
  const whence = { userAgent, network: place, at }
  if (isNewDevice) {
    const notice = { kind: 'new_device', facts: { browser, system } } as const
    await tellPerson(ctx, tx, personId, notice, newDeviceMail(links, whence))
  } else {
    const notice = { kind: 'new_place', facts: { browser, system, network: place } } as const
    await tellPerson(ctx, tx, personId, notice, newPlaceMail(links, whence))
  }
}
