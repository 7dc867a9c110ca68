/**
 * Verifies the hash chain: each sealed transfer, read again from its rows, must give the hash that was sealed when it
 * was new. Whoever edits, removes or adds a transfer or a posting behind the ledger's back would have to change every
 * later seal too, and then the chain no longer has the hash that a checkpoint remembers.
 */
import { chainStart, type Checkpoint } from '#checkpoint.ts'
import { type Violation, violationsPerInvariantMax } from '#invariants.ts'
import { monthMoves, postingsFrom } from '#postings-from.ts'
import { chainState } from '#seal.ts'
import { type Integer, type Sql, toBigInt } from '#sql.ts'
import { sealsWithin, type StretchMax } from '#stretch.ts'

/** `checkpoint` is the end of what was found whole. Any violation means that the history was changed. */
export type ChainVerification = {
  readonly checkpoint: Checkpoint
  /** How many seals were passed over, because the postings of their transfers were detached (docs/decisions/0261). */
  readonly unread: bigint
  /** Whether nothing was sealed after the checkpoint; false where it isn't known. */
  readonly isAtEnd: boolean
  readonly violations: readonly Violation[]
}

export type VerifyOptions = {
  /** Begin after this place instead of at the beginning; it is compared with what the chain has there now. */
  readonly from?: Checkpoint
  /** Stop after this many transfers; without it the chain is read to its end. */
  readonly transfersMax?: number
  /** Stop after this many stretches; how long they take depends little on how many postings a transfer has. */
  readonly stretchesMax?: number
  /** What is read by one statement. */
  readonly stretch?: StretchMax
  /** Told the position that is reached, and the last one. */
  readonly onProgress?: (done: number, total: number) => void
}

const stretchMax: StretchMax = { transfersMax: 10_000, postingsMax: 50_000 }

/**
 * Reads the chain from a checkpoint (or the beginning) and names the transfers that were edited, removed or added
 * since it was sealed; it stops at the stretch where it finds the first. Short statements that lock nothing, so it may
 * run beside everything else. Where the postings of old months were detached, it goes on from the seal before those that
 * are here, and says how many it passed over.
 */
export async function verifyChain(sql: Sql, options: VerifyOptions = {}): Promise<ChainVerification> {
  const { from = chainStart, transfersMax = Number.POSITIVE_INFINITY, onProgress } = options
  const { stretchesMax = Number.POSITIVE_INFINITY, stretch = stretchMax } = options
  const sealed = onProgress === undefined ? 0 : (await chainState(sql)).sealed
  let moves = await monthMoves(sql)
  let { checkpoint, unread, violations: rewritten } = await beginningOf(sql, from)
  if (rewritten.length > 0) return { checkpoint: from, unread, violations: rewritten, isAtEnd: false }
  let left = transfersMax
  for (let stretches = 0; left > 0 && stretches < stretchesMax; stretches += 1) {
    onProgress?.(Number(checkpoint.position), sealed)
    const length = await sealsWithin(sql, checkpoint, {
      ...stretch,
      transfersMax: Math.min(left, stretch.transfersMax),
    })
    const { violations, end } = await readStretch(sql, checkpoint, length)
    if (violations.length > 0) {
      // Its month may have been detached meanwhile, and be back already.
      const movesNow = await monthMoves(sql)
      if (movesNow === moves) return { checkpoint, unread, violations, isAtEnd: false }
      moves = movesNow
      const begin = await beginningOf(sql, checkpoint)
      ;({ checkpoint, violations: rewritten } = begin)
      unread += begin.unread
      if (rewritten.length > 0) return { checkpoint, unread, violations: rewritten, isAtEnd: false }
      continue
    }
    if (end === undefined) {
      const cutOff = await cutOffAfter(sql, checkpoint)
      return { checkpoint, unread, violations: cutOff, isAtEnd: cutOff.length === 0 }
    }
    left -= Number(end.position - checkpoint.position)
    checkpoint = end
  }
  return { checkpoint, unread, violations: [], isAtEnd: false }
}

/** Where reading can begin: after this place, or after the last transfer whose postings aren't here. */
async function beginningOf(sql: Sql, from: Checkpoint): Promise<Omit<ChainVerification, 'isAtEnd'>> {
  const begin = (await postingsFrom(sql))?.seal ?? chainStart
  const isLater = begin.position > from.position
  const violations = [...(await rewrittenAt(sql, from)), ...(isLater ? await rewrittenAt(sql, begin) : [])]
  return isLater
    ? { checkpoint: begin, unread: begin.position - from.position, violations }
    : { checkpoint: from, unread: 0n, violations }
}

type SealRow = { position: Integer; transfer_id: Integer; hash: string }

/** A chain that was made anew from changed transfers is whole in itself, but not what the checkpoint saw. */
async function rewrittenAt(sql: Sql, { position, transferId, hash }: Checkpoint): Promise<Violation[]> {
  if (position === 0n) return []
  const { rows } = await sql.query<SealRow>(
    `select position, transfer_id, encode(hash, 'hex') as hash from ledger.seal where position = $1`,
    [position.toString()],
  )
  const [row] = rows
  if (row !== undefined && toBigInt(row.transfer_id) === transferId && row.hash === hash) return []
  const now = row === undefined ? 'nothing' : `transfer ${row.transfer_id} with ${row.hash}`
  return [violation(transferId, `seal ${position} was ${hash} and is now ${now}: the chain was rewritten`)]
}

type Stretch = { violations: Violation[]; end: Checkpoint | undefined }

/** `end` is undefined where no seal is left to read. */
async function readStretch(sql: Sql, after: Checkpoint, length: number): Promise<Stretch> {
  const { rows } = await sql.query<Partial<SealRow> & { transfer_id: Integer; offence: string | null }>(
    `with chain as (
       select s.position, s.transfer_id, s.hash, lag(s.hash, 1, decode($2, 'hex')) over line as hash_before,
         lag(s.position, 1, $1::bigint) over line as position_before,
         lag(s.transfer_id, 1, $3::bigint) over line as id_before
       from (select * from ledger.seal where position > $1::bigint order by position limit $4) s
       window line as (order by s.position)
     ), compared as (
       select c.position, coalesce(c.transfer_id, d.transfer_id) as transfer_id, c.hash, case
         when c.position is null then 'was added after its neighbours were sealed'
         when d.digest is null then 'was sealed and is gone'
         when c.position <> c.position_before + 1 then 'the seal before its own is gone'
         when c.transfer_id <= c.id_before then 'is sealed out of order'
         when c.hash <> sha256(c.hash_before || d.digest) then 'is not what was sealed' end as offence
       from chain c
       full join ledger.transfer_digests($3::bigint, (select max(transfer_id) from chain)) d
         on d.transfer_id = c.transfer_id
     )
     select position, transfer_id, encode(hash, 'hex') as hash, offence from compared
     where offence is not null or position = (select max(position) from chain)
     order by transfer_id limit ${violationsPerInvariantMax}`,
    [after.position.toString(), after.hash, after.transferId.toString(), length],
  )
  const violations = rows.flatMap(({ transfer_id: id, offence }) =>
    offence === null ? [] : [violation(toBigInt(id), `transfer ${id} ${offence}`)],
  )
  const last = rows.at(-1)
  if (violations.length > 0 || last?.position === undefined || last.hash === undefined) {
    return { violations, end: undefined }
  }
  const { position, transfer_id: transferId, hash } = last
  return { violations, end: { position: toBigInt(position), transferId: toBigInt(transferId), hash } }
}

/** Where the chain ends, the ledger's note of how far it has been sealed must agree. */
async function cutOffAfter(sql: Sql, { position, transferId }: Checkpoint): Promise<Violation[]> {
  const { rows } = await sql.query<{ sealed_to: Integer }>(
    `select p.sealed_to from ledger.seal_progress p
     where not exists (select from ledger.seal s where s.position > $1) and p.sealed_to <> $2`,
    [position.toString(), position === 0n ? '0' : transferId.toString()],
  )
  return rows.map(({ sealed_to: id }) =>
    violation(toBigInt(id), `the chain ends at seal ${position}, but transfer ${id} was sealed`),
  )
}

function violation(transferId: bigint, detail: string): Violation {
  return { invariant: 'the_chain_is_unbroken', transferId, accountId: null, detail }
}
