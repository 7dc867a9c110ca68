import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
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
})

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
      checkpoints: z.array(z.object({ size: z.int(), root: z.string(), signed_at: instant })),
    }),
  ),
  /** From request to sent, over the last `days` days. Figures are null below 20 withdrawals. */
  withdrawals: z.object({
    days: z.int(),
    count: z.int(),
    median_seconds: z.nullable(z.int()),
    p95_seconds: z.nullable(z.int()),
  }),
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

export const getOwnProof = endpoint({
  method: 'GET',
  path: '/api/transparency/proof/',
  summary: 'The own leaves and paths in the latest proof of liabilities, as bundles for the verifier',
  access: { kind: 'investor' },
  answer: ownProof,
})
