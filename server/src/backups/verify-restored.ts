import { checkInvariants, sealTransfers, verifyChain } from '@evenmoor/ledger'
import { openNote, parseCheckpoint, verifierKey } from '@evenmoor/tlog'
import { sealAudit, verifyAudit } from '#audit/verify-audit.ts'
import type { Context } from '#context.ts'
import { type OnProgress, partOf, unwatched } from '#platform/on-progress.ts'
import { asSql, liftTimeLimit } from '#platform/database/transaction.ts'
import { checkEntries, latestCheckpoint, logTree, verifierKeys } from '#transparency/log/read-log.ts'

/** One thing that was verified. `problems` is empty where it holds. */
export type Finding = { readonly what: string; readonly detail: string; readonly problems: readonly string[] }

/**
 * Verifies a restored database, with its owner's rights: the rules of the ledger, the chains of transfers and of audit
 * entries from their beginnings, and that the last published checkpoint is signed by the restored keys, is the root of
 * the restored log, and covers all of it.
 */
export async function verifyRestored(ctx: Context, onProgress: OnProgress = unwatched): Promise<Finding[]> {
  const checks = [verifyLedger, verifyTransfers, verifyEntries, verifyLastCheckpoint]
  const findings: Finding[] = []
  for (const check of checks) {
    findings.push(await check(ctx, partOf(onProgress, findings.length, checks.length)))
    onProgress(findings.length, checks.length)
  }
  return findings
}

async function verifyLedger(ctx: Context, onProgress: OnProgress): Promise<Finding> {
  const violations = await ctx.transaction(async (tx) => {
    await liftTimeLimit(tx)
    return checkInvariants(asSql(tx), onProgress)
  })
  return {
    what: 'The rules of the ledger hold',
    detail: '',
    problems: violations.map(({ invariant, detail }) => `${invariant}: ${detail}`),
  }
}

async function verifyTransfers({ db }: Context, onProgress: OnProgress): Promise<Finding> {
  await sealTransfers(asSql(db))
  const { checkpoint, unread, violations } = await verifyChain(asSql(db), { onProgress })
  return {
    what: 'The chain of transfers is unbroken',
    detail: `${checkpoint.position} sealed${unread > 0n ? `, ${unread} of them not read, since their postings are detached` : ''}, ends with ${checkpoint.hash}`,
    problems: violations.map(({ detail }) => detail),
  }
}

async function verifyEntries({ db }: Context, onProgress: OnProgress): Promise<Finding> {
  await sealAudit(db)
  const { checkpoint, problems } = await verifyAudit(db, onProgress)
  return {
    what: 'The chain of audit entries is unbroken',
    detail: `${checkpoint.position} sealed, ends with ${checkpoint.hash}`,
    problems,
  }
}

async function verifyLastCheckpoint(ctx: Context): Promise<Finding> {
  const what = 'The last checkpoint is signed, and the log has its root'
  const latest = await latestCheckpoint(ctx.db)
  const { count, altered } = await checkEntries(ctx.db)
  const signedTo = latest?.size ?? 0
  const problems = [
    ...altered.map((index) => `entry ${index} of the log is not what its leaf was made of`),
    // Entries and the head over them are written together.
    ...(count === signedTo ? [] : [`the log has ${count} entries, and the last checkpoint ${signedTo}`]),
  ]
  if (latest === undefined)
    return { what, detail: count === 0 ? 'nothing was published yet' : 'there is none', problems }
  const detail = `size ${latest.size}, root ${latest.root.toString('hex')}`
  try {
    const keys = (await verifierKeys(ctx)).map((vkey) => verifierKey(vkey))
    const signed = parseCheckpoint(openNote(latest.note, keys).text)
    const root = (await logTree(ctx.db, latest.size)).root(latest.size)
    if (signed.size !== latest.size || !root.equals(signed.root))
      problems.push('the log has another root than was signed')
    if (!latest.root.equals(signed.root))
      problems.push('the root beside the checkpoint is not the signed one')
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
  }
  return { what, detail, problems }
}
