import type { Context } from '#context.ts'
import { tellPerson } from '#notifications/tell-person.ts'
import type { Origin } from '#platform/http/bind.ts'
import type { Tx } from '#platform/database/pool.ts'
import { deviceOf, maskedAddress, namesOf } from './device.ts'
import { newDeviceMail } from './mails.ts'
import { notMeUrl } from './not-me.ts'
import { noteKnownDevice } from './session-store.ts'

/** Mails the owner when somebody logs in from a kind of device that was never used before, the very first apart. */
export async function tellOfNewDevice(ctx: Context, tx: Tx, personId: string, origin: Origin): Promise<void> {
  const at = ctx.clock.now()
  const device = deviceOf(origin.userAgent)
  const { isNew } = await noteKnownDevice(tx, { personId, device, at })
  if (!isNew) return
  const { userAgent, address } = origin
  const letter = newDeviceMail(await notMeUrl(ctx, tx, personId), {
    userAgent,
    network: maskedAddress(address),
    at,
  })
  const { browser = '', system = '' } = namesOf(userAgent)
  await tellPerson(ctx, tx, personId, { kind: 'new_device', facts: { browser, system } }, letter)
}
