import { globSync } from 'node:fs'
import path from 'node:path'
import { openApiDocument } from '@evenmoor/contract/openapi'
import { expect, test } from 'vitest'
import { printedLines, textsOfAlerts, textsOfCode } from './printed-texts.ts'
import { documentFaults, documentLines, linesOfApi, proseLines } from './prose-of-documents.ts'

const root = path.resolve(import.meta.dirname, '../..')

test('documents, titles of decisions and the API are written as we write', () => {
  expect(documentFaults(documentLines())).toEqual([])
})

test('every document, every decision and every call of the API is read', () => {
  const read = new Set(documentLines().map(({ file }) => file))
  const documents = globSync('{README.md,CONTRIBUTING.md,docs/*.md,docs/decisions/*.md}', { cwd: root })
  expect(documents.filter((file) => !read.has(file))).toEqual([])
  expect(documents.length).toBeGreaterThan(150)

  const { paths } = openApiDocument() as { paths: Record<string, Record<string, { summary: string }>> }
  const summaries = Object.values(paths).flatMap((its) => Object.values(its).map(({ summary }) => summary))
  const said = new Set(linesOfApi().map(({ text }) => text))
  const unread = summaries.filter(
    (its) => !its.includes('`') && !said.has(its) && !said.has(its.replace(/, as CSV$/, '')),
  )
  expect(unread).toEqual([])
  expect(linesOfApi().filter(({ file }) => !file.startsWith('contract/src/'))).toEqual([])
})

test.each([
  ['Nobody can edit it.', 'Nobody', 'no one'],
  ['The page says where it stands.', 'stands', 'is, appears'],
  ['What was mended:', 'mended', 'fixed'],
  ['It runs in a process of its own here.', 'of its own', 'your own'],
  ['Links in mails begin with it.', 'mails', 'email'],
  ['Every reorganisation is in there.', 'reorganisation', 'reorganization'],
  ['MIT licence', 'licence', 'license'],
])('"%s" is found with its file, its line and a better word', (text, said, better) => {
  expect(documentFaults(proseLines('docs/page.md', `# Page\n\n${text}\n`))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`^docs/page\\.md:3: says "${said}"; better: .*${better}`)),
    ]),
  )
})

test('code, comments and addresses are not ours to write', () => {
  const page = [
    'Set `nobody` or [see there](nobody.md).',
    '<!-- nobody -->',
    '```sh',
    'runuser -u nobody -- true',
    '```',
    'The mail server is ours.',
    '| `licence` | a name |',
  ].join('\n')
  expect(documentFaults(proseLines('docs/page.md', page))).toEqual([])
  expect(documentFaults(proseLines('docs/page.md', `${page}\nNobody`))).toEqual([
    'docs/page.md:8: says "Nobody"; better: no one, we',
  ])
})

test('the texts of a program and of the alerts are found, each at its line; SQL, options and commands are not ours to write', () => {
  const code = [
    "const usage = 'doctor [--mail-to ADDRESS] [--json]'",
    'const rows = sql`select mail of its own from somebody`',
    "if (rows) throw new Problem('Put it back ' + 'as it was.')",
    'say(`${rows} of them stand in vain here`)',
    "say('Type: npm run mail -- mail --mails here')",
  ].join('\n')
  expect(documentFaults(textsOfCode('a.ts', code)).map((fault) => fault.split(';')[0])).toEqual([
    'a.ts:3: says "as it was"',
    'a.ts:4: says "stand"',
    'a.ts:4: says "in vain"',
  ])
  const alerts = "annotations:\n  summary: 'Whoever {{ $labels.mail }} is'\n  runbook: 'docs/mails.md'\n"
  expect(documentFaults(textsOfAlerts(alerts))).toEqual([
    'deploy/monitoring/alerts.yaml:2: says "Whoever"; better: anyone who, or the role that is meant',
  ])
})

test('what a command, the start and an alert say is read', () => {
  const files = new Set(printedLines().map(({ file }) => file))
  for (const file of [
    'deploy/monitoring/alerts.yaml',
    'scripts/start.mjs',
    'server/src/main.ts',
    'server/src/ops/doctor.ts',
    'server/src/doctor/check-site.ts',
    'server/src/exposure.ts',
  ])
    expect(files).toContain(file)
})

test('a summary and a description of a call are found once, at the line of the contract', () => {
  const api = {
    paths: {
      '/wallet/': {
        get: { summary: 'The own balances', responses: { 200: { description: 'What stands in it' } } },
      },
      '/mails/': { get: { summary: 'Mails of everyone' } },
      '/mails.csv': { get: { summary: 'Mails of everyone, as CSV' } },
    },
  }
  expect(documentFaults(linesOfApi(api))).toEqual([
    expect.stringContaining('says "The own"; better: your'),
    expect.stringContaining('says "stands"; better: is, appears'),
    expect.stringContaining('says "Mails"; better: email'),
  ])
  const [line] = linesOfApi({ summary: 'Your balances' })
  expect(line).toMatchObject({ file: 'contract/src/wallet.ts', text: 'Your balances' })
})
