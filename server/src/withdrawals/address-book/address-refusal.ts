import type { AddressProblem } from '@evenmoor/contract/address-shape'
import { because } from '@evenmoor/contract/refusals'
import { badField, type Problem } from '#platform/problems.ts'

/** The refusal of an address, with the known one that it resembles. */
export function addressRefusal({
  problem,
  lookalike,
}: {
  problem: AddressProblem
  lookalike?: string
}): Problem {
  const why = because(`address_${problem}`)
  return badField(
    'address',
    lookalike === undefined ? why : { ...why, more: because('address_in_use', { address: lookalike }) },
  )
}
