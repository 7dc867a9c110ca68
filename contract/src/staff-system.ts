import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { id, instant, reference } from '#wire.ts'

const system = { kind: 'staff', permission: 'system:read' } as const

export const listSettings = endpoint({
  method: 'GET',
  path: '/api/staff/settings/',
  summary: 'The settings of this installation, and where each value comes from; secrets are not shown',
  access: system,
  answer: z.array(
    z.object({
      name: z.string(),
      /** Null where it holds a secret, or nothing. */
      value: z.nullable(z.string()),
      /** `made`: by the installation itself; `unset`: none was given, and there is no default. */
      source: z.enum(['given', 'default', 'made', 'unset']),
    }),
  ),
})

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/staff/health/',
  summary:
    "Current state of every process's jobs, outgoing email, networks, hash chains, backups, and the market",
  access: system,
  answer: z.object({
    at: instant,
    jobs: z.array(
      z.object({
        name: z.string(),
        /** `late`: it should have run again by now, in any process. */
        state: z.enum(['ok', 'failing', 'late']),
        last_ended_at: instant,
        last_succeeded_at: z.nullable(instant),
        last_failed_at: z.nullable(instant),
        /** What the newest failure said. */
        last_error: z.nullable(z.string()),
        /** How long the last run took, in milliseconds. */
        last_ms: z.int(),
      }),
    ),
    mail: z.object({
      waiting: z.int(),
      /** Of those that wait, the ones that were tried and not taken; they are tried again. */
      failing: z.int(),
      /** Refused by the mail server for good. */
      parked: z.int(),
      oldest_waiting_at: z.nullable(instant),
      /** What mail servers said to those that were not taken, most frequent first. */
      reasons: z.array(z.object({ error: z.string(), count: z.int() })),
    }),
    networks: z.array(
      z.object({
        network: z.string(),
        name: z.string(),
        /** The last block that was read, and the network's newest with the moment since which it is that one. */
        read_to: z.string(),
        tip: z.nullable(z.string()),
        tip_since: z.nullable(instant),
        paused_at: z.nullable(instant),
        paused_reason: z.nullable(z.string()),
      }),
    ),
    transfer_chain: z.object({ sealed: z.int(), unsealed: z.int() }),
    audit_chain: z.object({ sealed: z.int(), unsealed: z.int() }),
    /** Checkouts whose stored address is not the one that was made for them, longest known first, at most 20 by name. */
    changed_addresses: z.object({
      count: z.int(),
      found: z.array(
        z.object({ deposit_id: id, deposit_reference: reference, address: z.string(), found_at: instant }),
      ),
    }),
    /** Null where the answering process makes none, and no drill of an external server's backups was recorded. */
    backups: z.nullable(
      z.object({
        /** When the newest finished backup ended. */
        backed_up_at: z.nullable(instant),
        /** When a backup was last restored as a test and verified. */
        tried_at: z.nullable(instant),
      }),
    ),
    market: z.object({
      provider: z.string(),
      is_answering: z.boolean(),
      /** Whether the answering process leaves a failing service alone for a while. */
      is_left_alone: z.boolean(),
      /** The oldest of the prices that checkouts are made with. */
      oldest_price_at: z.nullable(instant),
      /** How many of them contradict another reading and are not priced with. */
      doubted: z.int(),
    }),
  }),
})
export type Health = z.infer<typeof getHealth.answer>
export type Setting = z.infer<typeof listSettings.answer>[number]
