import { ledgerHead } from '@evenmoor/ledger'
import type { Context } from '#context.ts'
import { auditHead } from '#audit/verify-audit.ts'
import { publishedMonths } from '#market-simulation/find-months.ts'
import { publishedTerms } from '#plans/published-terms.ts'
import type { Tx } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'
import type { LogEntry } from './log-entry.ts'
import { claimsOfSite, termsOfSite } from './site-texts.ts'

/**
 * What else belongs in the log now: the heads of both chains, the seeds of months, published and revealed, and each version
 * of plans, terms and claims.
 */
export async function knownFacts(ctx: Context, tx: Tx): Promise<LogEntry[]> {
  const at = ctx.clock.now().toISOString()
  const ledger = await ledgerHead(asSql(tx))
  const audit = await auditHead(tx)
  const heads = [
    { type: 'ledger_head', head: ledger },
    { type: 'audit_head', head: audit },
  ].flatMap(({ type, head }): LogEntry[] => {
    if (head === null) return []
    const position = String(head.position)
    const hash = head.hash.toString('hex')
    return [{ subject: `${type}/${position}`, content: { type, at, position, hash } }]
  })
  const months = (await publishedMonths(tx, undefined, monthsMax)).toReversed()
  const seeds = months.flatMap(({ month, rules, seedHash, publishedAt, seed, revealedAt }): LogEntry[] => [
    {
      subject: `seed_published/${month}`,
      content: {
        type: 'seed_published',
        month,
        rules,
        seed_hash: seedHash.toString('hex'),
        published_at: publishedAt.toISOString(),
      },
    },
    ...(seed === null || revealedAt === null
      ? []
      : [
          {
            subject: `seed_revealed/${month}`,
            content: {
              type: 'seed_revealed',
              month,
              seed: seed.toString('hex'),
              revealed_at: revealedAt.toISOString(),
            },
          },
        ]),
  ])
  const plans = (await publishedTerms(tx)).map((terms): LogEntry => ({
    subject: `plan_terms/${terms.planId}/${terms.version}`,
    content: {
      type: 'plan_terms',
      plan: terms.planId,
      version: terms.version,
      min_minor: String(terms.minMinor),
      max_minor: String(terms.maxMinor),
      rate_ppm: terms.ratePpm,
      result_source: terms.resultSource,
      effective_from: terms.effectiveFrom.toISOString(),
    },
  }))
  return [...heads, ...seeds, ...plans, await termsOfSite(at), await claimsOfSite(at)]
}

/** Thirteen ahead, and as many behind: older ones were logged when they were new. */
const monthsMax = 26
