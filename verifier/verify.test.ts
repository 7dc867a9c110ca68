import { createHash, createHmac } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { bundleOfEntries } from '../tlog/src/index.ts'
import { forgedBundles, type World, world } from './testing/forged-bundles.ts'
import { keys, keysOf, Log, origin } from './testing/installation.ts'
import { checkAudit, checkBundle, checkChain, checkLog, checkMonth, entriesOf, run } from './verify.ts'

const vkeys = keys.map(({ vkey }) => vkey)
const refusedAs = (reason: string) => expect.objectContaining({ reason })

/** A year of days: what forgeries are made of. */
let year: World
beforeAll(async () => {
  year = await world(365)
})

describe('a bundle', () => {
  test('of a genuine installation with a year of days is accepted, for each person', async () => {
    for (const [at, person] of year.site.people.entries()) {
      const balance = year.site.amounts[at]
      const proven = checkBundle(JSON.stringify(await year.site.bundle(at)), {
        keys: vkeys,
        person,
        balance: String(balance),
      })
      expect(proven).toMatchObject({
        person,
        balance,
        total: 90_002_500_000_000n,
        head: { origin, size: 730 },
      })
    }
  })

  test.each(forgedBundles)('that $what is refused: $reason', async ({ make, reason }) => {
    const forged = await make(year)
    expect(() => checkBundle(forged, { keys: vkeys })).toThrow(refusedAs(reason))
  })

  test('of somebody else, or with another balance than expected, is refused', () => {
    const text = JSON.stringify(year.genuine)
    expect(() => checkBundle(text, { person: year.site.people[0] ?? '' })).toThrow(
      refusedAs('another_person'),
    )
    expect(() => checkBundle(text, { balance: '1' })).toThrow(refusedAs('balance_differs'))
  })

  describe('beside a checkpoint that was kept', () => {
    const checkBeside = (checkpoint: string) => () =>
      checkBundle(JSON.stringify(year.genuine), { checkpoint })

    test('of the same log and key is accepted', () => {
      expect(checkBeside(year.site.log.checkpoint())()).toMatchObject({ head: { size: 730 } })
    })
    test('is refused where its own keys did not sign that: key_changed', () => {
      const others = keysOf(origin, 2)
      const kept = year.site.log.checkpoint(others)
      expect(checkBeside(kept)).toThrow(refusedAs('key_changed'))
      const both = [...vkeys, ...others.map(({ vkey }) => vkey)]
      expect(checkBundle(JSON.stringify(year.genuine), { checkpoint: kept, keys: both })).toBeDefined()
    })
    test('is refused where that has another root for its size: log_rewritten', () => {
      const log = new Log()
      for (const text of year.site.log.entries.slice(0, -1)) log.append(JSON.parse(text))
      log.append({ type: 'ledger_head', position: '9', hash: '', at: '' })
      expect(checkBeside(log.checkpoint())).toThrow(refusedAs('log_rewritten'))
    })
  })

  test('of few accounts is smaller than 1.5 KB for each leaf', () => {
    for (const leaf of year.genuine.leaves) expect(JSON.stringify(leaf).length).toBeLessThan(1_500)
  })
})

describe('a copied log', () => {
  const entry = (position: number) => ({ type: 'ledger_head', position: String(position), hash: '', at: '' })
  const logOf = (...contents: Parameters<Log['append']>[0][]) => {
    const log = new Log()
    const heads = contents.map((content) => {
      log.append(content)
      return log.checkpoint()
    })
    return { heads, entries: log.entries.map((text) => Buffer.from(text)) }
  }
  const check = (old: string | undefined, now: string | undefined, entries: readonly Buffer[]) =>
    checkLog(old ?? '', now ?? '', entries, vkeys)

  test('that grew for a year is accepted, from its first head to its last', () => {
    const { entries } = year.site.log
    const first = new Log()
    for (const text of entries.slice(0, 2)) first.append(JSON.parse(text))
    const bytes = entries.map((text) => Buffer.from(text))
    expect(check(first.checkpoint(), year.site.log.checkpoint(), bytes)).toMatchObject({
      oldSize: 2,
      size: 730,
    })
  })

  test('whose history was written anew is refused: log_rewritten', () => {
    const [one, two] = [logOf(entry(1), entry(2)), logOf(entry(7), entry(8), entry(9))]
    expect(() => check(one.heads[1], two.heads[2], two.entries)).toThrow(refusedAs('log_rewritten'))
  })
  test('of which two people were shown two roots is refused: log_rewritten', () => {
    const [one, two] = [logOf(entry(1), entry(2)), logOf(entry(1), entry(3))]
    expect(() => check(one.heads[1], two.heads[1], one.entries)).toThrow(refusedAs('log_rewritten'))
    expect(() => check(two.heads[1], one.heads[1], one.entries)).toThrow(refusedAs('log_rewritten'))
  })
  test('with the same entries under another key is refused: key_changed; and accepted with both keys', () => {
    const log = logOf(entry(1), entry(2))
    const [old] = log.heads
    const others = keysOf(origin, 2)
    const grown = new Log()
    for (const position of [1, 2, 3]) grown.append(entry(position))
    const entries = grown.entries.map((text) => Buffer.from(text))
    const now = grown.checkpoint(others)
    expect(() => check(old, now, entries)).toThrow(refusedAs('key_changed'))
    const both = [...vkeys, ...others.map(({ vkey }) => vkey)]
    expect(checkLog(old ?? '', now, entries, both)).toMatchObject({ oldSize: 1, size: 3 })
  })
  test('of an old backup that was signed again is refused: log_shrank', () => {
    const log = logOf(entry(1), entry(2), entry(3))
    expect(() => check(log.heads[2], log.heads[1], log.entries)).toThrow(refusedAs('log_shrank'))
  })
  test('with too few entries is refused: entries_missing', () => {
    const log = logOf(entry(1), entry(2))
    expect(() => check(log.heads[0], log.heads[1], log.entries.slice(1))).toThrow(
      refusedAs('entries_missing'),
    )
  })
  test('with the same salt on two days is refused: salt_repeated', () => {
    const snapshot = (taken_at: string) => ({ type: 'snapshot', asset: 'usd', salt: 'aa', taken_at })
    const log = logOf(snapshot('one'), snapshot('two'))
    expect(() => check(log.heads[0], log.heads[1], log.entries)).toThrow(refusedAs('salt_repeated'))
  })
  test('with two snapshots of one moment is refused: snapshot_repeated', () => {
    const snapshot = (salt: string) => ({ type: 'snapshot', asset: 'usd', salt, taken_at: 'one' })
    const log = logOf(snapshot('aa'), snapshot('bb'))
    expect(() => check(log.heads[0], log.heads[1], log.entries)).toThrow(refusedAs('snapshot_repeated'))
  })
  test("with a ledger's chain that went back is refused: chain_shrank", () => {
    const log = logOf(entry(5), entry(4))
    expect(() => check(log.heads[0], log.heads[1], log.entries)).toThrow(refusedAs('chain_shrank'))
  })
  test('with two seeds for a month is refused: seed_repeated', () => {
    const seed = (seed_hash: string) => ({ type: 'seed_published', month: '2026-11', seed_hash })
    const log = logOf(seed('aa'), seed('bb'))
    expect(() => check(log.heads[0], log.heads[1], log.entries)).toThrow(refusedAs('seed_repeated'))
  })
  test('signed by nobody that is known is refused: unknown_key', () => {
    const log = logOf(entry(1))
    const others = keysOf(origin, 7).map(({ vkey }) => vkey)
    expect(() => checkLog(log.heads[0] ?? '', log.heads[0] ?? '', log.entries, others)).toThrow(
      refusedAs('unknown_key'),
    )
  })
  test('whose bundle of entries is cut is refused: malformed', () => {
    const bundle = bundleOfEntries([Buffer.from('{}')])
    expect(entriesOf(bundle)).toEqual([Buffer.from('{}')])
    expect(() => entriesOf(bundle.subarray(0, -1))).toThrow(refusedAs('malformed'))
  })
})

describe("exports of the ledger's chain", () => {
  const sha256 = (...parts: (Buffer | string)[]) =>
    parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()
  const transfer = (id: number, postings = ['1:1000:usd:-5:0', '2:1001:usd:5:5']) =>
    [id, 'key', 'deposit', 'deposit/1', '', '', '', '1764000000000000', ...postings].join('\n')
  const exported = (texts: readonly string[]) => {
    let hash = sha256('evenmoor ledger')
    return texts.map((text) => {
      hash = sha256(hash, sha256(text))
      return JSON.stringify({ text, hash: hash.toString('hex') })
    })
  }
  const genuine = exported([1, 2, 5, 6, 8].map((id) => transfer(id)))
  const hashAt = (position: number) => (JSON.parse(genuine[position - 1] ?? '') as { hash: string }).hash
  const headAt = (position: number) => `${position}:${hashAt(position)}`
  /** A file of the transfers after one seal, up to another. */
  const part = (after: number, upTo = genuine.length, hash = after === 0 ? '' : hashAt(after)) => [
    ...(after === 0 ? [] : [JSON.stringify({ position: String(after), hash })]),
    ...genuine.slice(after, upTo),
  ]
  const months = [part(0, 2), part(2, 3), part(3)]

  test('that is whole and has the published head is accepted', () => {
    expect(checkChain([genuine], headAt(2))).toEqual({ transfers: 5, unseen: 0, hash: hashAt(5) })
  })
  test('in several files, one after the other, is accepted as one', () => {
    expect(checkChain(months, headAt(3))).toEqual(checkChain([genuine], headAt(3)))
    expect(checkChain([part(0, 2), part(2, 2), part(2)])).toMatchObject({ transfers: 5, unseen: 0 })
  })
  test.each([2, 3, 5])(
    'that begins late is accepted with the published seal %s, and says what it lacks',
    (seal) => {
      expect(checkChain([part(2)], headAt(seal))).toEqual({ transfers: 3, unseen: 2, hash: hashAt(5) })
    },
  )
  test.each([
    ['chain_broken', 'an amount', [genuine.map((line) => line.replace('usd:5:5', 'usd:6:6'))], undefined],
    ['chain_broken', 'a line that is missing', [genuine.slice(1)], undefined],
    [
      'chain_broken',
      'a line that is missing in a later file',
      [part(0, 2), part(2).toSpliced(1, 1)],
      undefined,
    ],
    [
      'chain_broken',
      'two lines in the other order',
      [[...part(0, 3), ...genuine.slice(3).toReversed()]],
      undefined,
    ],
    ['unbalanced', 'money made', [exported([transfer(1, ['1:1:usd:-5:0', '2:2:usd:6:6'])])], undefined],
    ['unbalanced', 'another asset', [exported([transfer(1, ['1:1:usd:-5:0', '2:2:btc:5:5'])])], undefined],
    [
      'overdrawn',
      'an account below zero',
      [exported([transfer(1, ['1:1:usd:-5:-5', '2:2:usd:5:5'])])],
      undefined,
    ],
    ['malformed', 'a single posting', [exported([transfer(1, ['1:1:usd:0:0'])])], undefined],
    ['malformed', 'a beginning in the middle', [[...part(0, 2), ...part(2)]], undefined],
    [
      'malformed',
      'a beginning without a number',
      [part(2).with(0, JSON.stringify({ hash: hashAt(2) }))],
      undefined,
    ],
    ['truncated_hash', 'a beginning without a hash', [part(2, 5, 'ab')], undefined],
    ['chain_rewritten', 'another history', [exported([1, 3, 5].map((id) => transfer(id)))], headAt(2)],
    ['chain_rewritten', 'another beginning', [part(2, 2, hashAt(3))], headAt(2)],
    ['chain_broken', 'another beginning', [part(2, 5, hashAt(3))], headAt(5)],
    ['chain_broken', 'a later file of another history', [part(0, 2), part(2, 5, hashAt(3))], undefined],
    ['chain_cut', 'an end before the published seal', [genuine.slice(0, 1)], headAt(2)],
    ['chain_gap', 'a file that is cut', [part(0, 1), part(2)], undefined],
    ['chain_gap', 'a file that is missing', months.toSpliced(1, 1), undefined],
    ['chain_gap', 'files in the other order', [part(2), part(0, 2)], undefined],
    ['chain_gap', 'a file twice', [part(0, 2), part(0, 2), part(2)], undefined],
    ['head_unseen', 'a published seal before its beginning', [part(2)], headAt(1)],
    ['malformed', 'a head that is none', [genuine], hashAt(1)],
  ])('is refused: %s, with %s', (reason, _what, files, head) => {
    expect(() => checkChain(files, head)).toThrow(refusedAs(reason))
  })
  test('is read by name, and said in one line', () => {
    const files: Record<string, string> = { old: months[0]?.join('\n') ?? '', now: part(2).join('\n') }
    const said = (...words: string[]) => run(['chain', ...words], (file) => Buffer.from(files[file] ?? ''))
    const line = `transfers, each balanced and as it was sealed; the chain ends with ${hashAt(5)}.`
    expect(said('old', 'now', '--head', headAt(4))).toBe(`5 ${line}`)
    expect(said('now')).toBe(
      `3 ${line} The 2 transfers before them are not in these files: nothing is shown of those.`,
    )
    expect(() => said()).toThrow(refusedAs('usage'))
  })
})

describe('a month of results', () => {
  const seed = Buffer.alloc(32, 5)
  const seedHash = createHash('sha256').update(seed).digest('hex')
  /** The rate of Basic on a day, by the published rules. */
  const rateOn = (day: string) => {
    const drawn = createHmac('sha256', seed).update(`evenmoor daily result 1|basic|${day}`).digest()
    const sum = [...drawn.subarray(0, 4)].reduce((total, byte) => total + byte, 0)
    return ((1 + Math.trunc(((sum - 510) * 80) / 510)) / 100).toFixed(2)
  }
  const january = Array.from({ length: 31 }, (_, at) => `2026-01-${String(at + 1).padStart(2, '0')}`)
  type Day = { day: string; rate: string; source: string }
  const drawn: readonly Day[] = january.map((day) => ({ day, rate: rateOn(day), source: 'market' }))
  const onFirst = (change: Partial<Day>) => drawn.map((day, at) => (at === 0 ? { ...day, ...change } : day))
  const month = (change: { published?: object; days?: readonly Day[]; plans?: readonly object[] } = {}) =>
    JSON.stringify({
      month: '2026-01',
      published: {
        month: '2026-01',
        rules: 1,
        seed: seed.toString('hex'),
        seed_hash: seedHash,
        ...change.published,
      },
      plans: change.plans ?? [{ id: 'basic', days: change.days ?? drawn }],
    })

  test('that follows from its seed is accepted', () => {
    expect(checkMonth(month(), { seedHash })).toEqual({ days: 31, seedHash, plans: ['basic'], notDrawn: [] })
  })

  test('with results of another source is accepted, and says which it cannot judge', () => {
    const days = onFirst({ source: 'booked', rate: '9' })
    const notDrawn = ['basic on 2026-01-01 (booked)']
    expect(checkMonth(month({ days }))).toMatchObject({ days: 30, notDrawn })
    const read = () => Buffer.from(month({ days }))
    expect(run(['month', 'january.json'], read)).toBe(
      `30 results of basic follow from the seed whose hash is ${seedHash}. Not drawn from it, so not judged: ${notDrawn[0]}.`,
    )
  })

  test('in which a plan began is accepted from the day that the log says', () => {
    const since = ['basic:2026-01-10']
    const begun = month({ days: drawn.slice(9) })
    expect(checkMonth(begun, { since })).toMatchObject({ days: 22 })
    expect(run(['month', 'january.json', '--since', 'basic:2026-01-10'], () => Buffer.from(begun))).toMatch(
      /^22 results of basic follow/,
    )
    expect(() => checkMonth(begun)).toThrow(refusedAs('days_missing'))
    expect(() => checkMonth(begun, { since: ['basic:2026-01-09'] })).toThrow(refusedAs('days_missing'))
    expect(() => checkMonth(month({ days: drawn.slice(10) }), { since })).toThrow(refusedAs('days_missing'))
  })

  test.each([
    ['wrong_seed', month({ published: { seed: '06'.repeat(32) } }), undefined],
    ['not_revealed', month({ published: { seed: null } }), undefined],
    ['unknown_rules', month({ published: { rules: 2 } }), undefined],
    ['truncated_hash', month({ published: { seed: '05' } }), undefined],
    ['result_differs', month({ days: onFirst({ rate: '0.99' }) }), undefined],
    ['hash_changed', month(), '11'.repeat(32)],
    ['not_published', '{"published":null}', undefined],
    ['another_month', month({ published: { month: '2026-02' } }), undefined],
    ['no_days', month({ plans: [] }), undefined],
    ['no_days', month({ days: [] }), undefined],
    ['days_missing', month({ days: drawn.slice(1) }), undefined],
    ['days_missing', month({ days: drawn.toSpliced(14, 1) }), undefined],
    ['days_missing', month({ days: drawn.slice(0, -1) }), undefined],
    [
      'days_missing',
      month({
        plans: [
          { id: 'basic', days: drawn },
          { id: 'standard', days: [] },
        ],
      }),
      undefined,
    ],
    ['wrong_day', month({ days: [...drawn, ...drawn.slice(-1)] }), undefined],
    ['wrong_day', month({ days: onFirst({ day: '2026-02-01' }) }), undefined],
    [
      'plan_repeated',
      month({
        plans: [
          { id: 'basic', days: drawn },
          { id: 'basic', days: drawn },
        ],
      }),
      undefined,
    ],
    ['not_drawn', month({ days: drawn.map((day) => ({ ...day, source: 'booked' })) }), undefined],
    ['malformed', month({ plans: [{ id: 'basic' }] }), undefined],
  ])('that was changed is refused: %s', (reason, text, hash) => {
    expect(() => checkMonth(text, hash === undefined ? {} : { seedHash: hash })).toThrow(refusedAs(reason))
  })
})

describe('an export of the audit chain', () => {
  const sha256 = (...parts: (Buffer | string)[]) =>
    parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()
  const entry = (id: number) =>
    JSON.stringify([id, '2026-01-01T00:00:00Z', null, 'staff.created', 'staff/1', null, null, null])
  /** Sealed as it is: what is refused here is refused although every hash is right. */
  const exported = (texts: readonly string[]) => {
    let hash = sha256('evenmoor audit')
    return texts.map((text) => {
      hash = sha256(hash, sha256(text))
      return JSON.stringify({ text, hash: hash.toString('hex') })
    })
  }

  test('that is whole is accepted, with numbers left out: not every one that is given is kept', () => {
    expect(checkAudit(exported([entry(1), entry(2), entry(5)]))).toMatchObject({ entries: 3 })
  })
  test.each([
    ['out_of_order', 'with two entries in the other order', [entry(1), entry(3), entry(2)]],
    ['out_of_order', 'with an entry twice', [entry(1), entry(2), entry(2)]],
    ['out_of_order', 'with an entry before the first number', [entry(0), entry(1)]],
    ['malformed', 'with a line that is no JSON', [entry(1), 'no entry']],
    ['malformed', 'with a line that is no list', [entry(1), '{"id":2}']],
    [
      'malformed',
      'with an entry that lacks its reason',
      [entry(1), '[2,"2026-01-01","a","b","c",null,null]'],
    ],
    ['malformed', 'with an entry whose number is none', [entry(1), entry(2).replace('[2,', '["2",')]],
  ])('is refused as %s %s', (reason, _what, texts) => {
    expect(() => checkAudit(exported(texts))).toThrow(refusedAs(reason))
  })
})

test('as a program it reads files, and says what is proven in one line', () => {
  const { log } = year.site
  const files: Record<string, Buffer> = {
    'proof.json': Buffer.from(JSON.stringify(year.genuine)),
    now: Buffer.from(log.checkpoint()),
  }
  for (let index = 0; index * 256 < log.entries.length; index += 1) {
    const some = log.entries.slice(index * 256, (index + 1) * 256)
    const name = `copy/tile/entries/00${index}${some.length < 256 ? `.p/${some.length}` : ''}`
    files[name] = bundleOfEntries(some.map((text) => Buffer.from(text)))
  }
  const read = (file: string) => files[file] ?? Buffer.of()
  expect(run(['bundle', 'proof.json', '--key', vkeys[0] ?? ''], read)).toMatch(
    /^500000000 of \S+ is in the total of 90002500000000 at 2026-12-31T04:00:00.000Z, in evenmoor.example\/log at 730 entries\.$/,
  )
  expect(run(['bundle', 'proof.json'], read)).toContain('compare them with ones you got elsewhere')
  expect(run(['bundle', 'proof.json', '--checkpoint', 'now'], read)).toMatch(/at 730 entries\.$/)
  const words = ['log', 'now', 'now', 'copy', '--key', vkeys[0] ?? '']
  expect(run(words, read)).toContain('grew from 730 to 730 entries')
  expect(() => run(['dance'], read)).toThrow(refusedAs('usage'))
})
