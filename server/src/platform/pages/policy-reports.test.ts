import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#platform/http/app.ts'
import { TestClock } from '#testing/app.ts'
import { contentPolicy, policyReportsPath, reportingEndpoints } from './content-policy.ts'
import { registerPolicyReports } from './policy-reports.ts'

let app: FastifyInstance
let clock: TestClock
let told: unknown[]

beforeEach(async () => {
  told = []
  clock = new TestClock()
  app = createApp()
  registerPolicyReports(app, { clock, onReport: (report) => told.push(report) })
  await app.ready()
})
afterEach(() => app.close())

const send = async (type: string, body: unknown) => {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = { 'content-type': type }
  return (await app.inject({ method: 'POST', url: policyReportsPath, headers, payload })).statusCode
}
const uriReport = (blocked: string, page = 'https://evenmoor.example/faq') => ({
  'csp-report': { 'document-uri': page, 'effective-directive': 'script-src-elem', 'blocked-uri': blocked },
})

describe('reports of a broken content policy', () => {
  test('are told once for each kind, whatever page they come from', async () => {
    for (const page of ['/faq', '/about'])
      expect(
        await send(
          'application/csp-report',
          uriReport('https://evil.example/x.js', `https://evenmoor.example${page}`),
        ),
      ).toBe(204)
    expect(told).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'https://evil.example/x.js',
        page: 'https://evenmoor.example/faq',
      },
    ])
  })

  test('come without query strings, fragments, samples of code and control characters', async () => {
    const report = {
      type: 'csp-violation',
      body: {
        documentURL: 'https://evenmoor.example/reset_password_confirm?token=secret#secret',
        effectiveDirective: 'script-src\nforged line',
        blockedURL: 'https://evil.example/x.js?mail=ada@example.com',
        sample: 'secret',
      },
    }
    expect(await send('application/reports+json', [report, { type: 'deprecation' }])).toBe(204)
    expect(told).toEqual([
      {
        directive: 'script-src forged line',
        blocked: 'https://evil.example/x.js',
        page: 'https://evenmoor.example/reset_password_confirm',
      },
    ])
    expect(JSON.stringify(told)).not.toMatch(/secret|ada@/)
  })

  test.each([
    ['inline', 'inline'],
    ['data:text/html,secret', 'data:'],
    ['trusted-types-sink?secret', 'trusted-types-sink'],
    ['https://name:secret@evil.example/x', 'https://evil.example/x'],
  ])('%s is told as %s', async (blocked, shown) => {
    await send('application/csp-report', uriReport(blocked))
    expect(told).toMatchObject([{ blocked: shown }])
  })

  test('are refused when they are something else, of another type, or too large', async () => {
    expect(await send('application/csp-report', '{"csp-report":{}}')).toBe(400)
    expect(await send('application/csp-report', 'no json')).toBe(400)
    expect(await send('text/plain', 'x')).toBe(415)
    expect(await send('application/csp-report', uriReport('x'.repeat(17_000)))).toBe(413)
    expect(told).toEqual([])
  })

  test('are taken sixty times a minute and no more', async () => {
    const answers = await Promise.all(
      Array.from({ length: 70 }, () => send('application/csp-report', uriReport('inline'))),
    )
    expect(answers.filter((status) => status === 204)).toHaveLength(60)
    expect(answers.filter((status) => status === 429)).toHaveLength(10)
    clock.advance(60_000)
    expect(await send('application/csp-report', uriReport('inline'))).toBe(204)
  })

  test('cannot fill the log', async () => {
    for (let minute = 0; minute < 4; minute += 1) {
      clock.advance(60_000)
      for (let n = 0; n < 60; n += 1)
        await send('application/csp-report', uriReport(`https://evil.example/${minute}/${n}`))
    }
    expect(told).toHaveLength(200)
  })

  test('are asked for by every page', () => {
    const [policy, onHttp] = ['https://evenmoor.example', 'http://localhost:3000'].map((site) =>
      contentPolicy('<p>x</p>', site),
    )
    for (const each of [policy, onHttp]) expect(each).toContain(`report-uri ${policyReportsPath}`)
    expect(onHttp).not.toContain('report-to')
    const name = /report-to ([\w-]+)/.exec(policy ?? '')?.[1]
    expect(reportingEndpoints).toBe(`${name}="${policyReportsPath}"`)
  })
})
