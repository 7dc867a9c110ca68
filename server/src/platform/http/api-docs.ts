import type { FastifyInstance } from 'fastify'
import { endpoints } from '@evenmoor/contract'
import { openApiDocument } from '@evenmoor/contract/openapi'

/** `GET /openapi.json` and the readable page `/docs/api`, both made from the contract. */
export function registerApiDocs(app: FastifyInstance): void {
  app.get('/openapi.json', async (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(documentText()),
  )
  app.get('/docs/api', async (_request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
      .send(docsPage()),
  )
}

/** Describing every call takes longer than the rest of a start, and few ask for it: it is done for the first who does. */
let describedAs: string | undefined
const documentText = (): string => (describedAs ??= JSON.stringify(openApiDocument()))

const access = { public: 'anyone', investor: 'signed in', staff: 'staff' } as const

function docsPage(): string {
  const rows = Object.values(endpoints)
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(
      (endpoint) =>
        `<tr><td><code>${endpoint.method}</code></td><td><code>${endpoint.path}</code></td><td>${endpoint.summary}</td><td>${access[endpoint.access.kind]}</td><td>${endpoint.movesMoney ? 'takes an Idempotency-Key' : ''}</td></tr>`,
    )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Calls · Evenmoor</title></head>
<body>
<main>
<h1>Calls</h1>
<p>JSON, decimal strings for amounts, RFC 3339 times in UTC. The full description with every field is <a href="/openapi.json">openapi.json</a>.</p>
<table border="1" cellpadding="6">
<caption>Every call of this installation</caption>
<thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">What it does</th><th scope="col">Who may</th><th scope="col">Notes</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</main>
</body>
</html>
`
}
