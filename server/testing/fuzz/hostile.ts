/** Values that break what was written without thinking of them. */
import fc from 'fast-check'

export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00x',
  '\u202Etxt.exe',
  "' OR 1=1--",
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  '%00',
  '%',
  '\\',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'null',
  'NaN',
  '-0',
  '-1',
  '1e3',
  '1e400',
  '0x10',
  '0.000000000000000000000000000001',
  '9'.repeat(400),
  '99999999999999999999999999999999999999.999999',
  '＝1+1',
  '１',
  '\r\nX-Injected: 1',
  'a'.repeat(10_000),
  '9999-12-31',
  '0000-00-00',
  '2026-02-30',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
]

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)

/** What may stand in JSON where something else is expected. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, false, 0, -0, -1, 1.5, 2 ** 53, -(2 ** 63), 1e308, 5e-324),
  fc.constantFrom<unknown>([], {}, [[]], { $gt: '' }, { length: 1e9 }, [null], { toString: null }),
  fc.jsonValue({ maxDepth: 3 }),
)
