/**
 * Prints the table of `name_skeleton` (migrations/0115): `node scripts/look-alike-letters.ts confusables.txt`.
 * The file is https://www.unicode.org/Public/security/13.0.0/confusables.txt (Unicode License v3), whose mapping is
 * also that of the package unhomoglyph 1.0.6. What the function does before it looks a sign up is left out: signs with a
 * compatibility decomposition, signs without a width, and everything but letters, marks and digits.
 */
import { readFileSync } from 'node:fs'

const textOf = (codes: string): string =>
  String.fromCodePoint(...codes.split(' ').map((code) => Number.parseInt(code, 16)))

const escaped = (text: string): string =>
  JSON.stringify(text).replaceAll(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const isOfNames = (sign: string): boolean =>
  sign.normalize('NFKD') === sign &&
  /^[\p{L}\p{M}\p{N}]$/u.test(sign) &&
  !/^[\p{Default_Ignorable_Code_Point}\p{Script=Hangul}]$/u.test(sign)

const pairs = readFileSync(process.argv[2] ?? 'confusables.txt', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [sign, prototype] = line.split(';').map((part) => part.trim())
    return sign === undefined || prototype === undefined || sign.startsWith('#')
      ? []
      : [[textOf(sign), textOf(prototype).normalize('NFKD')] as const]
  })
  .filter(([sign]) => isOfNames(sign))
  .toSorted(([a], [b]) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0))
  .map(([sign, prototype]) => `${escaped(sign)}:${escaped(prototype)}`)

const lines = ['']
for (const pair of pairs) {
  const last = lines.length - 1
  const line = lines[last] ?? ''
  if (line.length + pair.length < 118) lines[last] = line === '' ? pair : `${line},${pair}`
  else lines.push(pair)
}
console.log(`{${lines.join(',\n')}}`)
