/** What the console's first page tells besides the work that waits. */
import {
  clockMin,
  flowHours,
  type Overview,
  type OverviewDifferences,
  type OverviewHealth,
} from '@evenmoor/contract/staff-overview'
import { type AssetCode, formatMoney } from '@evenmoor/ledger/money'
import { openAlerts } from '#alerts/open-alerts.ts'
import { auditState } from '#audit/verify-audit.ts'
import type { Context } from '#context.ts'
import { networkStates } from '#deposits/networks/network-states.ts'
import { openFindings } from '#integrity/integrity-checks.ts'
import type { Tx } from '#platform/database/pool.ts'
import { readJobHealth } from '#platform/job-health.ts'
import { countMails } from '#platform/mail/mail-store.ts'
import { differencesByAsset } from '#reconciliation/differences-by-asset.ts'
import { overdueWithdrawals } from '#withdrawals/requests/staff-withdrawals.ts'
import { withdrawalTimes } from '#withdrawals/requests/withdrawal-times.ts'
import { selectMoneyFlow } from './money-flow-store.ts'

const hourMs = 3_600_000

/** Money of the last hours and the clock of withdrawals. */
export async function overviewOf(ctx: Context, tx: Tx): Promise<Overview> {
  const now = ctx.clock.now()
  const times = await withdrawalTimes(ctx, tx)
  const isTelling = times.count >= clockMin
  const goalMs = (ctx.config.reviewGoalHours ?? 0) * hourMs
  return {
    at: now.toISOString(),
    money: await moneyFlow(tx, now),
    clock: {
      days: times.days,
      count: times.count,
      median_seconds: isTelling ? times.median_seconds : null,
      p95_seconds: isTelling ? times.p95_seconds : null,
      overdue: goalMs === 0 ? null : await overdueWithdrawals(tx, new Date(now.getTime() - goalMs)),
    },
  }
}

/** Every hour up to the running one, those without any movement too. */
async function moneyFlow(tx: Tx, now: Date): Promise<Overview['money']> {
  const first = Math.floor(now.getTime() / hourMs) * hourMs - (flowHours - 1) * hourMs
  const rows = await selectMoneyFlow(tx, new Date(first))
  const byHour = new Map(rows.map((row) => [row.hour.getTime(), row]))
  const sum = (pick: (row: (typeof rows)[number]) => bigint) =>
    rows.reduce((total, row) => total + pick(row), 0n)
  const count = (pick: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + pick(row), 0)
  const [inMinor, outMinor] = [sum((row) => row.in_minor), sum((row) => row.out_minor)]
  return {
    in: dollars(inMinor),
    out: dollars(outMinor),
    net: dollars(inMinor - outMinor),
    deposits: count((row) => row.deposits),
    withdrawals: count((row) => row.withdrawals),
    hours: Array.from({ length: flowHours }, (_, index) => {
      const at = first + index * hourMs
      const row = byHour.get(at)
      return {
        at: new Date(at).toISOString(),
        in: dollars(row?.in_minor ?? 0n),
        out: dollars(row?.out_minor ?? 0n),
        deposits: row?.deposits ?? 0,
        withdrawals: row?.withdrawals ?? 0,
      }
    }),
  }
}

/** What the ledger and the networks differ by. */
export async function overviewDifferences(ctx: Context, tx: Tx): Promise<OverviewDifferences> {
  const assets = await differencesByAsset(tx)
  const { count, checkedAt } = await openFindings(tx)
  return {
    at: ctx.clock.now().toISOString(),
    assets: assets.map(({ asset, difference, days }) => ({
      asset,
      difference: formatMoney({ asset: asset as AssetCode, minor: difference }),
      days,
    })),
    findings: count,
    checked_at: checkedAt?.toISOString() ?? null,
  }
}

/** How the installation fares, in a line each; `/staff/system` has the rest. */
export async function overviewHealth(ctx: Context): Promise<OverviewHealth> {
  const jobs = await readJobHealth(ctx)
  const { waiting, failing, parked } = await countMails(ctx.db)
  const networks = await networkStates(ctx)
  return {
    at: ctx.clock.now().toISOString(),
    jobs: {
      count: jobs.length,
      failing: jobs.filter(({ state }) => state === 'failing').length,
      late: jobs.filter(({ state }) => state === 'late').length,
    },
    networks: networks.map(({ id, name, tip, paused }) => ({
      network: id,
      name,
      tip_since: tip?.since.toISOString() ?? null,
      paused_at: paused?.at.toISOString() ?? null,
    })),
    mail: { waiting, retrying: failing, failed: parked },
    audit_chain: await auditState(ctx.db),
    alerts: { count: (await openAlerts(ctx.db)).count },
  }
}

const dollars = (minor: bigint): string => formatMoney({ asset: 'usd', minor })
