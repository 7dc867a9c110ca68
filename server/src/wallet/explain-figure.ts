import type { ExplainedPosting, Explanation, FigureName } from '@evenmoor/contract/explanations'
import type { Coin } from '@evenmoor/ledger/money'
import { formatMoney } from '@evenmoor/ledger/money'
import type { Tx } from '#platform/database/pool.ts'
import { badField, notFound } from '#platform/problems.ts'
import type { Context } from '#context.ts'
import { type PlanTitleOf, readPlanTitles } from '#positions/plan-titles.ts'
import { nextSnapshotDay } from '#transparency/liabilities/snapshot-when-due.ts'
import { type CoveredPlace, coveredPlaces } from '#transparency/log/read-log.ts'
import { idOfCursor, numberShape, pageOf, pageSize } from './cursor.ts'
import { boundaryOf } from './explained-boundary.ts'
import {
  type FigureScope,
  otherSideOf,
  type ScopedPosting,
  scopeOf,
  type Seal,
  termsOf,
  type TransferLine,
} from './explanation.ts'
import { selectFigureSums, selectScopedPostings } from './explanation-store.ts'

/**
 * The sum behind a figure of an investor, by what moved the money. 404 for a thing that is somebody else's, for one that
 * no money has moved for, and for a moment whose entries are no longer kept.
 */
export async function explainFigure(tx: Tx, investorId: string, of: FigureName): Promise<Explanation> {
  const scope = scopeOf(of)
  const boundary = await boundaryOf(tx, investorId, scope)
  const { groups, asOf, keptMinor } = await selectFigureSums(tx, investorId, scope)
  if (asOf === null && boundary === null && isOfOneThing(of)) throw notFound()
  const terms = termsOf(groups)
  const brought = boundary?.broughtForward ?? null
  // A plan that brought the reader nothing may not be public yet: then it has no title here.
  const about = asOf === null && scope.positionId === undefined ? undefined : aboutOf(scope)
  return {
    of,
    plan_title: about === undefined ? null : (await readPlanTitles(tx, [about]))(about),
    as_of: asOf?.toString() ?? null,
    kept_balance: keptMinor === null ? null : usd(keptMinor),
    sum: usd(terms.reduce((sum, { amountMinor }) => sum + amountMinor, brought?.amountMinor ?? 0n)),
    count: terms.reduce((sum, { count }) => sum + count, 0),
    terms: [...(brought === null ? [] : [{ kind: 'brought_forward' as const, ...brought }]), ...terms].map(
      ({ kind, count, amountMinor }) => ({ kind, count, amount: usd(amountMinor) }),
    ),
    ...(boundary !== null && { kept_from: boundary.keptFrom }),
  }
}

type Asked = {
  readonly as_of?: string | undefined
  readonly cursor?: string | undefined
  readonly proof?: 'true' | 'false' | undefined
}

/**
 * A page of the postings behind a figure, newest first, up to the transfer that the sum was counted to: what is booked in
 * between moves no page. 400 for a cursor or a transfer that is none.
 */
export async function listExplainedPostings(
  ctx: Context,
  tx: Tx,
  investorId: string,
  of: FigureName,
  { as_of: asOf, cursor, proof }: Asked,
): Promise<{ results: ExplainedPosting[]; next: string | null; next_checkpoint_on: string }> {
  if (asOf !== undefined && !numberShape.test(asOf)) throw badField('as_of', 'cursor_unknown')
  const rows = await selectScopedPostings(tx, investorId, scopeOf(of), {
    asOf: asOf ?? null,
    before: cursor === undefined ? null : placeOf(cursor),
    limit: pageSize + 1,
    withProof: proof === 'true',
  })
  if (rows.length === 0 && isOfOneThing(of)) throw notFound()
  const { page, next } = pageOf(rows, ({ transferId, line }) => `${transferId}.${line}`)
  const lines = page.flatMap((row) => [row.account, ...(row.others ?? [])])
  const titleOf = await readPlanTitles(tx, [
    ...page.map(({ reference }) => reference),
    ...lines.flatMap(({ positionId, isOwn }) =>
      positionId !== null && isOwn ? [positionOf(positionId)] : [],
    ),
  ])
  const places = page.flatMap(({ seal }) => (seal === null ? [] : [seal.position]))
  const covered = new Map((await coveredPlaces(tx, places)).map((each) => [each.position, each]))
  return {
    results: page.map((row) => describe(row, titleOf, covered.get(row.seal?.position ?? -1n))),
    next,
    next_checkpoint_on: await nextSnapshotDay(ctx, tx),
  }
}

const isOfOneThing = (of: FigureName) =>
  /^(position|principal|redeemed|unwound|worth|deposit|withdrawal|fee|received|transaction|bonus):/.test(of)

const placeShape = /^[1-9][0-9]{0,14}\.[1-9][0-9]{0,3}$/

function placeOf(cursor: string) {
  const [transferId = '', line = ''] = idOfCursor(cursor, placeShape).split('.')
  return { transferId, line: Number(line) }
}

const positionOf = (id: string) => `position/${id}`

/** The position or the plan that a figure is about, as a reference. */
function aboutOf({ positionId, planId }: FigureScope): string | undefined {
  if (positionId !== undefined) return positionOf(positionId)
  return planId === undefined ? undefined : `plan/${planId}`
}

function describe(
  row: ScopedPosting,
  titleOf: PlanTitleOf,
  covered: CoveredPlace | undefined,
): ExplainedPosting {
  const others = otherSideOf(row)
  return {
    transfer_id: row.transferId.toString(),
    line: row.line,
    kind: row.kind,
    plan_title: titleOf(row.reference),
    coin: row.kind === 'deposit' ? (others.map(({ asset }) => asset).find(isCoin) ?? null) : null,
    day: row.effectiveOn,
    at: row.createdAt.toISOString(),
    posting: onTheWire(row.account, titleOf),
    balance_after: row.balanceAfterMinor === null ? null : usd(row.balanceAfterMinor),
    others: others.map((line) => onTheWire(line, titleOf)),
    seal:
      row.seal === null
        ? null
        : {
            ...linkOf(row.seal),
            before: row.sealBefore && linkOf(row.sealBefore),
            checkpoint: covered ? { size: covered.size, signed_at: covered.signedAt.toISOString() } : null,
          },
    proof: row.proof,
  }
}

const onTheWire = (
  { account, isOwn, asset, amountMinor, positionId }: TransferLine,
  titleOf: PlanTitleOf,
): ExplainedPosting['posting'] => ({
  account,
  is_own: isOwn,
  asset,
  amount: formatMoney({ asset, minor: amountMinor }),
  plan_title: positionId === null ? null : titleOf(positionOf(positionId)),
})

const linkOf = ({ position, transferId, hash }: Seal) => ({
  position: position.toString(),
  transfer_id: transferId.toString(),
  hash,
})

const isCoin = (asset: 'usd' | Coin): asset is Coin => asset !== 'usd'
const usd = (minor: bigint) => formatMoney({ asset: 'usd', minor })
