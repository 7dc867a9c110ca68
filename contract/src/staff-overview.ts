import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { amount, instant } from '#wire.ts'

/** The hours that the overview tells the flow of money of, the running one included. */
export const flowHours = 24

/** With fewer withdrawals than this there is no median and no 95th percentile: they would be those of a few people. */
export const clockMin = 20

const flow = z.object({
  /** Dollars: as deposits were credited, and as withdrawals were paid, without their fees. */
  in: amount,
  out: amount,
  deposits: z.int(),
  withdrawals: z.int(),
})

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/staff/overview/',
  summary: 'Money in and out by UTC hour, and how long withdrawals take',
  access: { kind: 'staff', permission: 'console:read' },
  answer: z.object({
    at: instant,
    money: z.extend(flow, {
      /** In less out. */
      net: amount,
      /** Oldest first; each with its beginning. */
      hours: z.array(z.extend(flow, { at: instant })),
    }),
    clock: z.object({
      /** The days that it looks back. */
      days: z.int(),
      /** Withdrawals sent within them. */
      count: z.int(),
      /** From request to sent; null with fewer than 20. */
      median_seconds: z.nullable(z.int()),
      p95_seconds: z.nullable(z.int()),
      /** Withdrawals that wait for longer than the operator's goal; null where none is set. */
      overdue: z.nullable(z.int()),
    }),
  }),
})
export type Overview = z.infer<typeof getOverview.answer>

export const getOverviewDifferences = endpoint({
  method: 'GET',
  path: '/api/staff/overview/differences/',
  summary:
    'Differences between the ledger and the networks, by coin, and the findings of the checks on the ledger',
  access: { kind: 'staff', permission: 'reconciliation:read' },
  answer: z.object({
    at: instant,
    /** Every coin that anything moved in. */
    assets: z.array(
      z.object({
        asset: z.string(),
        /** The ledger less the networks, over all days. */
        difference: amount,
        /** On how many days they differ, which may cancel out. */
        days: z.int(),
      }),
    ),
    /** What the watches over the ledger and its chains found last, and when the one that looked least recently did. */
    findings: z.int(),
    checked_at: z.nullable(instant),
  }),
})
export type OverviewDifferences = z.infer<typeof getOverviewDifferences.answer>

export const getOverviewHealth = endpoint({
  method: 'GET',
  path: '/api/staff/overview/health/',
  summary: 'Jobs, networks, email, hash chains, and alerts, one line each',
  access: { kind: 'staff', permission: 'system:read' },
  answer: z.object({
    at: instant,
    jobs: z.object({ count: z.int(), failing: z.int(), late: z.int() }),
    networks: z.array(
      z.object({
        network: z.string(),
        name: z.string(),
        tip_since: z.nullable(instant),
        paused_at: z.nullable(instant),
      }),
    ),
    mail: z.object({ waiting: z.int(), retrying: z.int(), failed: z.int() }),
    audit_chain: z.object({ sealed: z.int(), unsealed: z.int() }),
    alerts: z.object({ count: z.int() }),
  }),
})
export type OverviewHealth = z.infer<typeof getOverviewHealth.answer>
