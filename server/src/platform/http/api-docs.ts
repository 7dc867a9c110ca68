import { hash } from 'node:crypto'
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
        `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      .send(docsPage()),
  )
}

/** Describing every call takes longer than the rest of a start, and few ask for it: it is done for the first who does. */
let describedAs: string | undefined
const documentText = (): string => (describedAs ??= JSON.stringify(openApiDocument()))

const access = { public: 'Anyone', investor: 'Signed in', staff: 'Staff' } as const

/** In the page itself, since it loads nothing: colors of the site, in the theme of the device. On a phone each call is a block. */
const style = `
:root { color-scheme: light dark; --line: light-dark(oklch(0.895 0.01 85), oklch(0.315 0.022 275)); --muted: light-dark(oklch(0.43 0.026 275), oklch(0.8 0.016 275)); }
body { margin: 0; background: light-dark(oklch(0.985 0.006 85), oklch(0.17 0.018 275)); color: light-dark(oklch(0.24 0.03 275), oklch(0.965 0.006 85)); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 75rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0; font-size: 2rem; line-height: 1.15; letter-spacing: -0.02em; }
main > p { max-width: 42rem; color: var(--muted); }
a { color: light-dark(oklch(0.43 0.18 277), oklch(0.8 0.095 282)); }
code { font: 0.875em ui-monospace, monospace; overflow-wrap: anywhere; }
table { width: 100%; margin-top: 1.5rem; border-collapse: collapse; }
caption { padding-bottom: 0.5rem; text-align: start; font-weight: 600; }
th, td { padding: 0.625rem 1rem 0.625rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: baseline; }
th { color: var(--muted); font-size: 0.875rem; font-weight: 500; }
th[scope=row] { color: inherit; font-size: inherit; }
td:nth-child(n + 4) { white-space: nowrap; }
@media (width < 48rem) {
  thead { position: absolute; clip-path: inset(50%); }
  table, tbody, tr, th[scope=row], td { display: block; }
  tr { padding: 0.75rem 0; border-bottom: 1px solid var(--line); }
  th[scope=row], td { padding: 0; border: 0; }
  td:nth-child(n + 4) { white-space: normal; color: var(--muted); font-size: 0.875rem; }
}
`
/** The policy takes this style and no other. */
const styleHash = hash('sha256', style, 'base64')

function docsPage(): string {
  const rows = Object.values(endpoints)
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(
      ({ method, path, summary, access: who, movesMoney }) =>
        `<tr><td><code>${method}</code></td><th scope="row"><code>${path}</code></th><td>${summary}</td><td>${access[who.kind]}</td><td>${movesMoney ? 'Takes an Idempotency-Key' : ''}</td></tr>`,
    )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Endpoints · Evenmoor</title><style>${style}</style></head>
<body>
<main>
<p><a href="/">Evenmoor</a></p>
<h1>Endpoints</h1>
<p>JSON, decimal strings for amounts, RFC 3339 times in UTC. The full description with every field is <a href="/openapi.json">openapi.json</a>.</p>
<table>
<caption>Every API call of this installation</caption>
<thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">Description</th><th scope="col">Access</th><th scope="col">Notes</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</main>
</body>
</html>
`
}
