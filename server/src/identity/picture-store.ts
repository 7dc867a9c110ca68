import type { DocumentSide } from '@evenmoor/contract/identity'
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

/** The pictures of these checks, the front first. */
export async function picturesOf(db: Database, checkIds: readonly string[]): Promise<StoredPicture[]> {
  if (checkIds.length === 0) return []
  const rows = await db
    .selectFrom('identity_picture')
    .select(['check_id', 'side', 'width', 'height', 'uploaded_at'])
    .where('check_id', 'in', checkIds)
    .orderBy('check_id')
    .orderBy('side', 'desc')
    .execute()
  return rows.map((row) => ({
    checkId: row.check_id,
    side: row.side as DocumentSide,
    width: row.width,
    height: row.height,
    uploadedAt: row.uploaded_at,
  }))
}

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

/** For each of these checks, the name of the colleague who last opened a picture since a moment. */
export async function viewingColleagues(
  db: Database,
  checkIds: readonly string[],
  { besides, after }: { besides: string; after: Date },
): Promise<Map<string, string>> {
  if (checkIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('identity_view as v')
    .innerJoin('person as p', 'p.id', 'v.staff_id')
    .select(['v.check_id', displayName('p').$notNull().as('name')])
    .where('v.check_id', 'in', checkIds)
    .where('v.staff_id', '<>', besides)
    .where('v.at', '>', after)
    .orderBy('v.at')
    .execute()
  return new Map(rows.map((row) => [row.check_id, row.name] as const))
}

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

/** The reasons a staff member gave in this session, after a moment, for opening the pictures of these checks. */
export async function viewingReasons(
  db: Database,
  checkIds: readonly string[],
  { staffId, sessionId, after }: Viewer & { readonly after: Date },
): Promise<ReadonlyMap<string, string>> {
  if (checkIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('identity_viewing')
    .select(['check_id', 'reason'])
    .where('check_id', 'in', checkIds)
    .where('session_id', '=', sessionId)
    .where('staff_id', '=', staffId)
    .where('at', '>', after)
    .execute()
  return new Map(rows.map(({ check_id: checkId, reason }) => [checkId, reason]))
}
