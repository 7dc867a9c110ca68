/** Old months of postings leave the ledger and come back, by the operator (docs/decisions/0261). */
import { access } from 'node:fs/promises'
import {
  attachMonth as attach,
  type AttachStep,
  type ChainPart,
  detachMonth as detach,
  type DetachStep,
  type LedgerMonth,
  ledgerMonths,
  LedgerRefusal,
  partOfMonth,
  sealTransfers,
  verifyChain,
  whyMonthStays,
} from '@evenmoor/ledger'
import { recordAudit } from '#audit/record-audit.ts'
import type { Context } from '#context.ts'
import { StartProblem } from '#database/start-problem.ts'
import { asSql, liftTimeLimit, sqlState } from '#platform/database/transaction.ts'
import { type OnProgress, unwatched } from '#platform/on-progress.ts'
import { isPart, writePart } from './month-file.ts'

/** What is said of a month: `YYYY-MM` of its first day. */
export const nameOf = ({ month }: LedgerMonth): string => month.slice(0, 7)

type Detaching = { readonly month: string; readonly file: string; readonly onProgress?: OnProgress }

/**
 * Exports the month into a file, reads that again, and takes the month off the ledger's postings; the owner's to do, and
 * audited. A file that has the month already is enough. Gives the table that is left, and null where all was done before.
 * Throws a StartProblem where it can't be done now.
 */
export async function detachMonth(
  ctx: Context,
  { month: name, file, onProgress = unwatched }: Detaching,
): Promise<{ readonly table: string; readonly position: bigint } | null> {
  const sql = asSql(ctx.db)
  await sealTransfers(sql)
  const month = await monthNamed(ctx, name)
  const stays = await whyMonthStays(sql, month.month, ctx.clock.now())
  if (stays === 'nothing') return null
  if (stays !== null) throw new StartProblem(whyItStays[stays](name))
  const part = await partOfMonth(sql, month)
  if (!(await isThere(file)) && !(await isWritten(sql, part, { file, onProgress }))) return null
  if (!(await isPart(part, file)))
    throw new StartProblem(
      `${file} is not the export of ${name}, so ${name} stays. If the file is another one, name a new one. If it was just written, verify the ledger: npm run ops -- verify`,
    )
  const step = await moved(ctx, month, (tx) => detach(tx, month.month, ctx.clock.now()), part)
  if (step === 'nothing') return null
  if (step !== 'detached') throw new StartProblem(whyItStays[step](name))
  return { table: month.table, position: part.upTo?.position ?? 0n }
}

/**
 * Puts the month back that was detached last, and verifies its part of the chain; audited. False where it is here already.
 * Throws a StartProblem where it can't be done, and where its transfers aren't those that were sealed.
 */
export async function attachMonth(
  ctx: Context,
  { month: name, onProgress = unwatched }: Omit<Detaching, 'file'>,
): Promise<boolean> {
  const month = await monthNamed(ctx, name)
  const part = await partOfMonth(asSql(ctx.db), month)
  const step = await moved(ctx, month, (tx) => attach(tx, month.month, ctx.clock.now()), part)
  if (step !== 'attached' && step !== 'nothing') throw new StartProblem(whyItIsNotHere[step](name))
  const { violations } = await verifyChain(asSql(ctx.db), {
    from: part.after,
    ...(part.upTo && { transfersMax: Number(part.upTo.position - part.after.position) }),
    onProgress,
  })
  if (violations.length > 0)
    throw new StartProblem(`${name} is here, and is not what was sealed: ${violations[0]?.detail}.`)
  return step === 'attached'
}

/** Throws a StartProblem where no month of postings began then. */
export async function monthNamed({ db }: Context, name: string): Promise<LedgerMonth> {
  const months = await ledgerMonths(asSql(db))
  const month = months.find((each) => nameOf(each) === name)
  if (month === undefined) throw new StartProblem(whyItStays.unknown(name))
  return month
}

const lockNotAvailable = '55P03'

/** One transaction with its audit entry, or nothing. */
async function moved<Step extends DetachStep | AttachStep>(
  ctx: Context,
  month: LedgerMonth,
  move: (tx: ReturnType<typeof asSql>) => Promise<Step>,
  { after, upTo }: ChainPart,
): Promise<Step | 'reader'> {
  try {
    return await ctx.transaction(async (tx) => {
      await liftTimeLimit(tx)
      const step = await move(asSql(tx))
      if (step !== 'detached' && step !== 'attached') return step
      await recordAudit(ctx, tx, {
        actorId: null,
        action: step === 'detached' ? 'month.detached' : 'month.attached',
        subject: `month/${nameOf(month)}`,
        after: {
          table: month.table,
          from_seal: String(after.position),
          to_seal: String(upTo?.position),
          hash: upTo?.hash,
        },
      })
      return step
    })
  } catch (error) {
    if (sqlState(error) === lockNotAvailable) return 'reader'
    throw error
  }
}

const whyItStays: Readonly<
  Record<Exclude<DetachStep, 'detached' | 'nothing'> | 'reader', (name: string) => string>
> = {
  busy: () => 'Another process is at the months of postings. Try again in a minute.',
  reader: () =>
    'Somebody has been reading the ledger for too long, and everybody would have to wait with us: nothing was done. Try again, for instance when no comparison runs.',
  unknown: (name) => `No month of postings began in ${name}. Type: npm run ops -- months`,
  newest: (name) => `${name} is the newest month: postings still come to it.`,
  not_oldest: (name) => `${name} isn't the oldest month. Begin with that one: npm run ops -- months`,
  too_young: (name) => `${name} ended less than 12 months ago.`,
  unsealed: (name) =>
    `The chain hasn't reached the month after ${name} yet. Try again once a transfer was sealed there.`,
}

const whyItIsNotHere: Readonly<
  Record<Exclude<AttachStep, 'attached' | 'nothing'> | 'reader', (name: string) => string>
> = {
  busy: whyItStays.busy,
  reader: whyItStays.reader,
  unknown: whyItStays.unknown,
  not_newest: (name) =>
    `${name} isn't the month that was detached last. Begin with that one: npm run ops -- months`,
  gone: (name) =>
    `The table of ${name} was dropped. Restore it from its dump, then try again: docs/operating.md says how.`,
  changed: (name) =>
    `The table of ${name} has other postings than when it was detached, so it stays where it is.`,
}

/** False where somebody else has detached the month meanwhile. */
async function isWritten(...[sql, part, given]: Parameters<typeof writePart>): Promise<boolean> {
  try {
    await writePart(sql, part, given)
    return true
  } catch (error) {
    if (error instanceof LedgerRefusal && error.code === 'detached') return false
    throw error
  }
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )
