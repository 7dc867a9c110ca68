import type { AccountRef } from '#account.ts'

/** The columns that name an account, as ledger.account and the views over it have them. */
export type AccountColumns = {
  kind: string
  asset: string
  owner_id: string | null
  position_id: string | null
}

/** The account behind a row. The database's CHECK on the chart has already made sure that the parts fit together. */
export function accountFrom(row: AccountColumns): AccountRef {
  const { kind, asset, owner_id: ownerId, position_id: positionId } = row
  return {
    kind,
    asset,
    ...(ownerId === null ? {} : { ownerId }),
    ...(positionId === null ? {} : { positionId }),
  } as AccountRef
}
