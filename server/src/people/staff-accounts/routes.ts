import { refusalFields } from '#platform/english.ts'
import * as contract from '@evenmoor/contract/staff-accounts'
import { staffRoles } from '@evenmoor/contract/staff'
import { route } from '#platform/http/bind.ts'
import { isUuid } from '#wallet/cursor.ts'
import { type ListSource, listRoutes } from '#platform/list/list-routes.ts'
import { notFound } from '#platform/problems.ts'
import { inOneStatement, uuids } from '#platform/database/in-one-statement.ts'
import type { Database } from '#platform/database/pool.ts'
import { actRefusal, readers } from '../act-on-person.ts'
import { changeStaffRole } from './change-staff-role.ts'
import { lookAlikeFrom, lookAlikesIn } from '../look-alikes.ts'
import { findPersonRow, nameOf, peopleRows, type PersonRow } from '../people-list.ts'

const list: ListSource<typeof contract.listStaffAccounts, PersonRow> = {
  rows: (db, { q, role }) => peopleRows(db, { q, staffRole: role ?? 'any' }),
  sortColumns: { name: 'sort_name', email: 'email', role: 'sort_role' },
  describe: ({ db, caller }, rows) => accountsFrom(db, rows, caller.personId),
}

/** Staff and their roles. */
export const routes = [
  ...listRoutes(contract.listStaffAccounts, list),

  route(contract.getStaffAccount, async ({ tx, params, caller }) => {
    const row = await staffRow(tx, params.id)
    if (row.staff_role === null) throw notFound()
    return accountFrom(tx, row, caller.personId)
  }),

  route(contract.changeStaffRole, async ({ ctx, tx, params, body, caller }) => {
    await staffRow(tx, params.id)
    await changeStaffRole(ctx, tx, { personId: params.id, staffId: caller.personId, ...body })
    return accountFrom(tx, await staffRow(tx, params.id), caller.personId)
  }),
]

async function staffRow(db: Database, id: string): Promise<PersonRow> {
  const row = isUuid(id) ? await findPersonRow(db, id) : undefined
  if (row === undefined) throw notFound()
  return row
}

const accountFrom = async (db: Database, row: PersonRow, readerId: string) =>
  (await accountsFrom(db, [row], readerId))[0]!

async function accountsFrom(
  db: Database,
  rows: readonly PersonRow[],
  readerId: string,
): Promise<contract.StaffAccount[]> {
  const found = await inOneStatement(db, {
    readers: readers(db, readerId),
    lookAlikes: lookAlikesIn(db, uuids(rows.map(({ id }) => id))),
  })
  const reader = found.readers[0]!
  const resembling = new Map(found.lookAlikes.map((one) => [one.id, lookAlikeFrom(one.look_alike)]))
  return rows.map((row) => ({
    id: row.id,
    name: nameOf(row),
    email: row.email,
    resembles: resembling.get(row.id) ?? null,
    role: staffRoles.find((role) => role === row.staff_role) ?? null,
    has_second_factor: row.has_second_factor,
    last_signed_in_at: row.last_signed_in_at?.toISOString() ?? null,
    ...refusalFields('blocked', actRefusal(row, reader)),
  }))
}
