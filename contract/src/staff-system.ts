import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { staffList } from '#staff-list.ts'
import { amount, day, id, instant } from '#wire.ts'

const system = { kind: 'staff', permission: 'system:read' } as const

export const listSettings = endpoint({
  method: 'GET',
  path: '/api/staff/settings/',
  summary: 'What this installation runs with, and where each value comes from; secrets are not shown',
  access: system,
  answer: z.array(
    z.object({
      name: z.string(),
      /** Null where it holds a secret, or nothing. */
      value: z.nullable(z.string()),
      source: z.enum(['given', 'default']),
    }),
  ),
})

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/staff/health/',
  summary: 'Jobs, outgoing mail, the hash chains and the market, as they are now',
  access: system,
  answer: z.object({
    at: instant,
    jobs: z.array(
      z.object({
        name: z.string(),
        last_ended_at: z.nullable(instant),
        last_failed_at: z.nullable(instant),
        is_failing: z.boolean(),
      }),
    ),
    mail: z.object({ waiting: z.int(), parked: z.int(), oldest_waiting_at: z.nullable(instant) }),
    transfer_chain: z.object({ sealed: z.int(), unsealed: z.int() }),
    audit_chain: z.object({ sealed: z.int(), unsealed: z.int() }),
    market: z.object({ provider: z.string(), is_answering: z.boolean() }),
  }),
})
export type Health = z.infer<typeof getHealth.answer>

export const reconciliationRow = z.object({
  id,
  day,
  asset: z.string(),
  /** What the ledger says came into custody on that UTC day, less what left. */
  ledger: amount,
  /** What payments and withdrawals say. */
  outside: amount,
  difference: amount,
})
export type ReconciliationRow = z.infer<typeof reconciliationRow>

export const listReconciliation = staffList({
  path: '/api/staff/reconciliation/',
  summary: 'The ledger beside payments and withdrawals by day and asset, differences first',
  permission: 'reconciliation:read',
  item: reconciliationRow,
  sorts: ['attention', 'day', 'asset'],
  defaultSort: '-attention',
  filters: { from: z.optional(day), to: z.optional(day) },
})

export const listDifferences = endpoint({
  method: 'GET',
  path: '/api/staff/reconciliation/differences/',
  summary:
    'Everything that disagrees between the ledger, the business rows and the outside; empty when all agree',
  access: { kind: 'staff', permission: 'reconciliation:read' },
  answer: z.object({
    checked_at: instant,
    differences: z.array(z.object({ check: z.string(), where: z.string(), detail: z.string() })),
  }),
})
