import * as contract from '@evenmoor/contract/saved-addresses'
import { route } from '#platform/http/bind.ts'
import { removeAddress, renameAddress, skipHold } from './change-address.ts'
import { readDestination } from './check-address.ts'
import { describeCheck } from './describe-address-check.ts'
import { addressBook, oneSavedAddress } from './list-addresses.ts'
import { saveAddress } from './save-address.ts'

export const routes = [
  route(contract.listSavedAddresses, ({ ctx, tx, caller }) => addressBook(ctx, tx, caller.personId)),

  route(contract.checkAddress, async ({ ctx, tx, caller, body }) =>
    describeCheck(ctx, await readDestination(ctx, tx, { investorId: caller.personId, typed: body.address })),
  ),

  route(contract.saveAddress, ({ ctx, tx, caller, body }) =>
    saveAddress(ctx, tx, { investorId: caller.personId, typed: body.address, label: body.label }),
  ),

  route(contract.renameAddress, async ({ ctx, tx, caller, params, body }) => {
    const own = { id: params.id, investorId: caller.personId }
    await renameAddress(tx, own, body.label)
    return oneSavedAddress(ctx, tx, own)
  }),

  route(contract.removeAddress, async ({ ctx, tx, caller, params }) => {
    await removeAddress(ctx, tx, { id: params.id, investorId: caller.personId })
    return { detail: 'The address is removed. Withdrawals under way continue.' }
  }),

  route(contract.skipAddressHold, async ({ ctx, tx, caller, params }) => {
    const own = { id: params.id, investorId: caller.personId }
    await skipHold(ctx, tx, own)
    return oneSavedAddress(ctx, tx, own)
  }),
]
