/**
 * Many callers, few statements. One waiting transfer is booked by `ledger.post`; several that wait together by one
 * `ledger.post_batch`. There is no timer: while batches are in flight the next one gathers, so the queue adapts to
 * the load. A batch books only what is certain; the rest is posted singly and gets its exact verdict.
 *
 * For transfers that change nothing else. A verb that writes other rows too calls `post` in its own transaction.
 */
import { type AccountRef, accountName } from '#account.ts'
import { resolveAccounts } from '#accounts.ts'
import { contentHash } from '#content-hash.ts'
import { type Posted, postResolved } from '#post.ts'
import { isRetryable } from '#refusal.ts'
import { type Integer, type Sql, toBigInt } from '#sql.ts'
import type { Transfer } from '#transfer.ts'

export type PostQueue = {
  /** Settles after the commit: with the transfer's id, or with the refusal that `post` would throw. */
  post(transfer: Transfer): Promise<Posted>
}

export type PostQueueOptions = {
  /** Statements in flight at once; more only shrinks the batches. */
  readonly inFlightMax?: number
  /** Transfers in one batch. */
  readonly batchMax?: number
}

type Waiting = {
  readonly transfer: Transfer
  readonly settle: (posted: Posted | PromiseLike<Posted>) => void
}

/** A transfer with the ids of its accounts. */
type Resolved = Waiting & { readonly accountIds: readonly bigint[] }

const attemptsMax = 5
/** About 40 MB. */
const cachedAccountsMax = 250_000

/**
 * A queue over a pool whose every `query` is a transaction of its own (a `pg.Pool` is). Every transfer goes in by its
 * key, so after a lost connection it is simply posted again.
 */
export function createPostQueue(pool: Sql, options: PostQueueOptions = {}): PostQueue {
  const { inFlightMax = 2, batchMax = 500 } = options
  const waiting: Waiting[] = []
  const idByName = new Map<string, bigint>()
  let inFlight = 0

  function pump(): void {
    while (inFlight < inFlightMax && waiting.length > 0) {
      // Shared out among the free places. One batch for all who wait would end for all at once, they would come back
      // together, and from then on one batch would run at a time.
      const share = Math.ceil(waiting.length / (inFlightMax - inFlight))
      inFlight += 1
      void bookTogether(waiting.splice(0, Math.min(share, batchMax))).finally(() => {
        inFlight -= 1
        pump()
      })
    }
  }

  /** Never rejects: every outcome goes to the caller it belongs to. */
  async function bookTogether(batch: readonly Waiting[]): Promise<void> {
    // In the order of the keys, in which `ledger.post_batch` takes them.
    const together = batch
      .filter(({ transfer }) => transfer.reverses === undefined)
      .toSorted((a, b) => (a.transfer.key.toLowerCase() < b.transfer.key.toLowerCase() ? -1 : 1))
    // A batch that fails as a whole says nothing about any one transfer in it.
    const ids = together.length < 2 ? [] : await bookBatch(together).catch(() => [])
    const rest = new Set(batch)
    for (const [index, one] of together.entries()) {
      const transferId = ids[index] ?? null
      if (transferId === null) continue
      rest.delete(one)
      one.settle({ transferId, replayed: false })
    }
    for (const one of rest) {
      const posted = bookAlone(one.transfer)
      one.settle(posted)
      await posted.catch(() => undefined)
    }
  }

  async function bookBatch(batch: readonly Waiting[]): Promise<(bigint | null)[]> {
    const accountIds = await idsOf(
      batch.flatMap(({ transfer }) => transfer.postings.map(({ account }) => account)),
    )
    let start = 0
    const resolved = batch.map((one) => {
      const end = start + one.transfer.postings.length
      const own = { ...one, accountIds: accountIds.slice(start, end) }
      start = end
      return own
    })
    return postBatch(pool, resolved)
  }

  async function bookAlone(transfer: Transfer): Promise<Posted> {
    const accountIds = await idsOf(transfer.postings.map(({ account }) => account))
    for (let attempt = 1; ; attempt++) {
      try {
        return await postResolved(pool, transfer, accountIds)
      } catch (error) {
        if (!isRetryable(error) || attempt === attemptsMax) throw error
      }
    }
  }

  /** Ids never change, and here each lookup commits on its own, so an id that was seen once stays true. */
  async function idsOf(accounts: readonly AccountRef[]): Promise<bigint[]> {
    const names = accounts.map(accountName)
    const missing = accounts.filter((_, index) => !idByName.has(names[index] ?? ''))
    const found = missing.length === 0 ? [] : await resolveAccounts(pool, missing)
    const foundByName = new Map(missing.map((account, index) => [accountName(account), found[index]]))
    const ids = names.map((name) => idByName.get(name) ?? foundByName.get(name) ?? 0n)
    if (idByName.size > cachedAccountsMax) idByName.clear()
    for (const [index, name] of names.entries()) idByName.set(name, ids[index] ?? 0n)
    return ids
  }

  return {
    post(transfer) {
      return new Promise((resolve) => {
        waiting.push({ transfer, settle: resolve })
        // Whoever else posts in this turn of the event loop travels along.
        if (waiting.length === 1) setImmediate(pump)
      })
    },
  }
}

/** One statement for all of them; null where a transfer has to be posted singly. */
async function postBatch(pool: Sql, batch: readonly Resolved[]): Promise<(bigint | null)[]> {
  const transfers = batch.map(({ transfer }) => transfer)
  const postings = batch.flatMap(({ transfer, accountIds }, index) =>
    transfer.postings.map(({ amountMinor }, line) => ({
      place: index + 1,
      accountId: accountIds[line] ?? 0n,
      amountMinor,
    })),
  )
  const accountIds = [...new Set(postings.map(({ accountId }) => accountId))].toSorted((a, b) =>
    a < b ? -1 : 1,
  )
  const accountPlaces = new Map(accountIds.map((accountId, index) => [accountId, index + 1]))
  const { rows } = await pool.query<{ transfer_id: Integer | null }>(
    `select transfer_id from ledger.post_batch($1::uuid[], $2::text[], $3::text[], $4::bytea[], $5::date[],
       $6::bigint[], $7::int[], $8::int[], $9::numeric[])
     order by place`,
    [
      transfers.map(({ key }) => key),
      transfers.map(({ kind }) => kind),
      transfers.map(({ reference }) => reference),
      batch.map(({ transfer, accountIds: own }) => contentHash(transfer, own)),
      transfers.map(({ effectiveOn }) => effectiveOn ?? null),
      accountIds.map(String),
      postings.map(({ place }) => place),
      postings.map(({ accountId }) => accountPlaces.get(accountId)),
      postings.map(({ amountMinor }) => amountMinor.toString()),
    ],
  )
  return rows.map(({ transfer_id: id }) => (id === null ? null : toBigInt(id)))
}
