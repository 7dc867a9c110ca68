import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { refusing } from '#refusals.ts'
import { day, id, instant } from '#wire.ts'

/** A hash of 32 bytes, in hex. */
const hexHash = z.string()
/** Whole smallest units; dollars in millionths. */
const minor = z.string()

/** What all investors were owed at one moment; docs/proof.md says how its root is made. */
export const liabilitySnapshot = z.object({
  date: day,
  taken_at: instant,
  asset: z.string(),
  root: hexHash,
  /** Null while so few people hold something that the total would show their balances. */
  total: z.nullable(minor),
  /** Always a power of two, so that it says little about the number of accounts. */
  leaves: z.int(),
  /** Into how many leaves each balance is split. */
  chunks: z.int(),
  /** The last sealed transfer that counted. */
  ledger_head: z.object({ position: z.string(), hash: hexHash }),
  /** What the ledger's addresses hold of each coin. Null while it is withheld. */
  held: z.nullable(z.record(z.string(), minor)),
  /**
   * The same in dollars, at the prices that coins were credited and paid out at: the difference to the total is what
   * results, bonuses and fees made of it. Null while it is withheld, and in snapshots from before it was logged.
   */
  held_usd: z.nullable(minor),
})

/** A signed head of the log. */
export const checkpoint = z.object({
  size: z.int(),
  /** Base64, as in the signed note. */
  root: z.string(),
  signed_at: instant,
  /** The head before this one; null for the first. */
  previous_size: z.nullable(z.int()),
  /** RFC 6962: that the previous head is the beginning of this one, in base64. */
  consistency: z.array(z.string()),
  /** The snapshots whose entries are between the two. */
  snapshots: z.array(
    z.object({ asset: z.string(), taken_at: instant, root: hexHash, total: z.nullable(minor) }),
  ),
  seen_by: z.array(z.object({ witness: z.string(), seen_at: instant })),
})
export type Checkpoint = z.infer<typeof checkpoint>

/** How long withdrawals took from the request until the network confirmed the payment, waits included. */
export const withdrawalClock = z.object({
  /** Over how many of the last days. */
  days: z.int(),
  /** How many were confirmed. */
  count: z.int(),
  /** How many wait now. */
  waiting: z.int(),
  /** Null below 20: such figures would say what single people did. */
  median_seconds: z.nullable(z.int()),
  p95_seconds: z.nullable(z.int()),
  bins: z.nullable(
    z.array(
      z.object({
        from_seconds: z.int(),
        /** Not included; null for all that took longer. */
        to_seconds: z.nullable(z.int()),
        count: z.int(),
      }),
    ),
  ),
  /** Each of them while there are fewer than 20, the newest first. */
  each: z.nullable(z.array(z.object({ day, seconds: z.int() }))),
  by_day: z.array(z.object({ day, count: z.int(), median_seconds: z.int() })),
  /** What the operator promises; null without a promise, and then nothing is late. */
  promise_seconds: z.nullable(z.int()),
  /** How many wait longer than promised now, and how many of those confirmed had taken longer. */
  overdue: z.nullable(z.int()),
  late: z.nullable(z.int()),
})
export type WithdrawalClock = z.infer<typeof withdrawalClock>

export const transparency = z.object({
  /** In practice nothing real is held, so only what is owed can be proven. */
  mode: z.enum(['practice', 'test']),
  snapshots: z.array(liabilitySnapshot),
  /** Null before the first snapshot. Its files are below /log/. */
  log: z.nullable(
    z.object({
      origin: z.string(),
      /** The public keys, as vkeys of c2sp.org/signed-note. */
      keys: z.array(z.string()),
      /** The signed note of the latest head. */
      checkpoint: z.string(),
      /** The latest heads, the newest first. */
      checkpoints: z.array(checkpoint),
      /** Those whose cosignatures this installation takes, by its operator's setting. */
      witnesses: z.array(
        z.object({
          name: z.string(),
          key: z.string(),
          /** The largest head that this one saw; null before the first. */
          size: z.nullable(z.int()),
          seen_at: z.nullable(instant),
        }),
      ),
    }),
  ),
  withdrawals: withdrawalClock,
})
export type Transparency = z.infer<typeof transparency>

/** What one person needs to find their balance under a published root, without trusting this server. */
export const proofBundle = z.object({
  format: z.literal('evenmoor-proof/1'),
  person: id,
  /** Hides the leaves of this one snapshot, in hex. Whoever has it can recognize them, and no other day's. */
  day_key: hexHash,
  /** Available, invested and withdrawing together, at the moment of the snapshot. */
  balance: minor,
  leaves: z.array(
    z.object({
      index: z.int(),
      amount: minor,
      /** The siblings from the leaf upwards, 48 bytes each, in base64. */
      path: z.string(),
    }),
  ),
  /** The log's line about the snapshot. */
  entry: z.string(),
  /** c2sp.org/tlog-proof: that the line is in the log. */
  log_proof: z.string(),
  keys: z.array(z.string()),
})

export const ownProof = z.object({
  /**
   * `withheld`: too few people hold something, and a path would show their balances. `not_yet`: the account is newer than
   * the latest snapshot.
   */
  status: z.enum(['ready', 'withheld', 'not_yet']),
  /** One for each asset. */
  bundles: z.array(proofBundle),
})
export type OwnProof = z.infer<typeof ownProof>

export const getTransparency = endpoint({
  method: 'GET',
  path: '/api/transparency/',
  summary: 'The latest proof of liabilities, the heads of the public log, and how long withdrawals took',
  access: { kind: 'public' },
  answer: transparency,
})

export const addCosignature = endpoint({
  method: 'POST',
  path: '/api/transparency/cosignatures/',
  summary: 'Submit the cosignature of a configured witness for a signed head of the log',
  access: { kind: 'public' },
  mayRefuse: [403, 404],
  status: 201,
  body: z.object({
    size: z.int(refusing('cosignature_wrong')).check(z.minimum(1, refusing('cosignature_wrong'))),
    /** One line of a signed note: cosignature/v1 or its ML-DSA-44 form. */
    cosignature: z
      .string(refusing('cosignature_wrong'))
      .check(z.maxLength(8_000, refusing('cosignature_wrong'))),
  }),
  answer: z.object({ witness: z.string(), size: z.int(), seen_at: instant }),
})

export const getOwnProof = endpoint({
  method: 'GET',
  path: '/api/transparency/proof/',
  summary: 'Your leaves and paths in the latest proof of liabilities, as bundles for the verifier',
  access: { kind: 'investor' },
  answer: ownProof,
})
