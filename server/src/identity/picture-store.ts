import type { DocumentSide } from '@evenmoor/contract/identity'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { displayName } from '#people/display-name.ts'
import type { Database, Tx } from '#platform/database/pool.ts'

/** A picture without what it shows. */
export type StoredPicture = {
  readonly checkId: string
  readonly side: DocumentSide
  readonly width: number
  readonly height: number
  readonly uploadedAt: Date
}

/** The pictures of a check, the front first. */
export async function picturesOf(db: Database, checkId: string): Promise<StoredPicture[]> {
  const rows = await pictureRows(db).where('check_id', '=', checkId).execute()
  return rows.map(pictureFrom)
}

/** The same of the check of the query around it, `c`, for `pictureFrom`. */
export const picturesIn = (db: Database | Tx) =>
  jsonArrayFrom(pictureRows(db).where('check_id', '=', sql.ref<string>('c.id')))

const pictureRows = (db: Database | Tx) =>
  db
    .selectFrom('identity_picture')
    .select(['check_id', 'side', 'width', 'height', 'uploaded_at'])
    .orderBy('side', 'desc')

type PictureRow = {
  readonly check_id: string
  readonly side: string
  readonly width: number
  readonly height: number
  readonly uploaded_at: Date | string
}

export const pictureFrom = (row: PictureRow): StoredPicture => ({
  checkId: row.check_id,
  side: row.side as DocumentSide,
  width: row.width,
  height: row.height,
  uploadedAt: new Date(row.uploaded_at),
})

/** Stores the picture of a side in place of the one before. */
export async function putPicture(
  tx: Tx,
  picture: StoredPicture & { readonly sealed: Buffer; readonly keyId: Buffer },
): Promise<void> {
  const { checkId, side, sealed, keyId, width, height, uploadedAt } = picture
  const content = { sealed, key_id: keyId, width, height, uploaded_at: uploadedAt }
  await tx
    .insertInto('identity_picture')
    .values({ check_id: checkId, side, ...content })
    .onConflict((c) => c.columns(['check_id', 'side']).doUpdateSet(content))
    .execute()
}

export const selectEncrypted = (
  db: Database,
  checkId: string,
  side: DocumentSide,
): Promise<{ sealed: Buffer; key_id: Buffer } | undefined> =>
  db
    .selectFrom('identity_picture')
    .select(['sealed', 'key_id'])
    .where('check_id', '=', checkId)
    .where('side', '=', side)
    .executeTakeFirst()

/** Removes pictures of a check; those of some sides only where they are named. */
export async function deletePictures(
  tx: Tx,
  checkId: string,
  sides?: readonly DocumentSide[],
): Promise<void> {
  if (sides?.length === 0) return
  await tx
    .deleteFrom('identity_picture')
    .where('check_id', '=', checkId)
    .$if(sides !== undefined, (q) => q.where('side', 'in', sides ?? []))
    .execute()
}

/** Notes that a member of staff opened a picture. */
export async function noteView(
  tx: Tx,
  { checkId, side, staffId, at }: { checkId: string; side: DocumentSide; staffId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('identity_view')
    .values({ check_id: checkId, side, staff_id: staffId, at })
    .onConflict((c) => c.columns(['check_id', 'side', 'staff_id']).doUpdateSet({ at }))
    .execute()
}

/** The sides that a member of staff has opened. What is in review keeps its pictures as they are. */
export async function openedSides(db: Database, checkId: string, staffId: string): Promise<DocumentSide[]> {
  const rows = await db
    .selectFrom('identity_view')
    .select('side')
    .where('check_id', '=', checkId)
    .where('staff_id', '=', staffId)
    .execute()
  return rows.map(({ side }) => side as DocumentSide)
}

/** In a query on checks `c`, the name of the colleague who last opened a picture since a moment; null for nobody. */
export const viewingColleagueIn = (db: Database | Tx, { besides, after }: { besides: string; after: Date }) =>
  db
    .selectFrom('identity_view as v')
    .innerJoin('person as viewer', 'viewer.id', 'v.staff_id')
    .select(displayName('viewer').$notNull().as('name'))
    .where('v.check_id', '=', sql.ref<string>('c.id'))
    .where('v.staff_id', '<>', besides)
    .where('v.at', '>', after)
    .orderBy('v.at', 'desc')
    .limit(1)

/** A member of staff in one of their sessions. */
export type Viewer = { readonly staffId: string; readonly sessionId: string }

/** Keeps why a staff member opens the pictures of a check, replacing the reason they gave earlier in this session. */
export async function putViewing(
  tx: Tx,
  { checkId, staffId, sessionId, reason, at }: Viewer & { checkId: string; reason: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('identity_viewing')
    .values({ check_id: checkId, session_id: sessionId, staff_id: staffId, reason, at })
    .onConflict((c) => c.columns(['check_id', 'session_id']).doUpdateSet({ reason, at }))
    .execute()
}

type Viewed = Viewer & { readonly after: Date }

/** The reason a staff member gave in this session, after a moment, for opening the pictures of a check. */
export async function viewingReason(
  db: Database,
  checkId: string,
  viewed: Viewed,
): Promise<string | undefined> {
  const row = await viewingReasons(db, viewed).where('check_id', '=', checkId).executeTakeFirst()
  return row?.reason
}

/** The same in a query on checks `c`. */
export const viewingReasonIn = (db: Database | Tx, viewed: Viewed) =>
  viewingReasons(db, viewed).where('check_id', '=', sql.ref<string>('c.id'))

const viewingReasons = (db: Database | Tx, { staffId, sessionId, after }: Viewed) =>
  db
    .selectFrom('identity_viewing')
    .select('reason')
    .where('session_id', '=', sessionId)
    .where('staff_id', '=', staffId)
    .where('at', '>', after)
