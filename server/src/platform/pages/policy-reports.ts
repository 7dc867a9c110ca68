import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Clock } from '#platform/clock.ts'
import { badRequest, tooMany } from '#platform/problems.ts'
import { policyReportsPath } from './content-policy.ts'

const bodyLimitBytes = 16 * 1024
const perMinuteMax = 60
/** Different reports that are written down; a page that a browser add-on changes can make no end of them. */
const keptMax = 200

/** As `report-uri` sends it, one at a time. */
const sentToUri = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
  }),
})
/** As the Reporting API (`report-to`) sends them, several at a time. */
const sentTogether = z.array(
  z.object({
    type: z.string(),
    body: z.optional(
      z.object({
        documentURL: z.optional(z.string()),
        effectiveDirective: z.optional(z.string()),
        blockedURL: z.optional(z.nullable(z.string())),
      }),
    ),
  }),
)

type Report = { readonly directive: string; readonly blocked: string; readonly page: string }
type Options = { readonly clock: Clock; readonly onReport: (report: Report) => void }

/**
 * Takes what browsers tell about pages that broke their content policy. Each kind of break is handed on once, without
 * query strings or samples of code, which can hold what belongs to a person. In memory only: a flood of reports costs
 * an answer each, and no query.
 */
export function registerPolicyReports(app: FastifyInstance, { clock, onReport }: Options): void {
  const known = new Set<string>()
  const takesMore = perMinute(clock)
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: bodyLimitBytes },
      scope.getDefaultJsonParser('error', 'error'),
    )
    scope.post(policyReportsPath, { bodyLimit: bodyLimitBytes }, async (request, reply) => {
      if (!takesMore()) throw tooMany(60)
      for (const report of reportsFrom(request.body)) {
        const kind = `${report.directive} ${report.blocked}`
        if (known.has(kind) || known.size >= keptMax) continue
        known.add(kind)
        onReport(report)
      }
      return reply.code(204).send()
    })
  })
}

function perMinute(clock: Clock): () => boolean {
  let minute = 0
  let count = 0
  return () => {
    const now = Math.floor(clock.now().getTime() / 60_000)
    count = now === minute ? count + 1 : 1
    minute = now
    return count <= perMinuteMax
  }
}

function reportsFrom(body: unknown): Report[] {
  const single = sentToUri.safeParse(body)
  if (single.success) {
    const report = single.data['csp-report']
    const directive = report['effective-directive'] ?? report['violated-directive']
    return [reportOf(directive, report['blocked-uri'], report['document-uri'])]
  }
  const several = sentTogether.safeParse(body)
  if (!several.success) throw badRequest('policy_report_malformed')
  return several.data.flatMap(({ type, body: told }) =>
    type === 'csp-violation' && told
      ? [reportOf(told.effectiveDirective, told.blockedURL, told.documentURL)]
      : [],
  )
}

const reportOf = (
  directive: string | undefined,
  blocked: string | null | undefined,
  page: string | undefined,
): Report => ({
  directive: plain(directive ?? 'unknown'),
  blocked: withoutQuery(blocked ?? 'unknown'),
  page: withoutQuery(page ?? 'unknown'),
})

/** Where it is an address its origin and path; words such as "inline" as they are. */
function withoutQuery(text: string): string {
  const url = URL.parse(text)
  if (url === null) return plain(text.replace(/[?#].*$/s, ''))
  return plain(/^https?:$/.test(url.protocol) ? url.origin + url.pathname : url.protocol)
}

const plain = (text: string): string => text.replaceAll(/[^\x21-\x7e]/g, ' ').slice(0, 200)
