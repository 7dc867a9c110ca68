/**
 * `npm run words`: the state of each language, and what is wrong in it or in how documents and the API are worded. Fails if
 * anything is.
 */
import { locales, nameOfLanguage } from '@evenmoor/contract/locales'
import { answerHelp } from '../setup/usage.mjs'
import { areasOf, readCatalog } from './catalogs.ts'
import { check, checkLayout } from './check.ts'
import { documentFaults, documentLines } from './prose-of-documents.ts'
import { countWords } from './prose.ts'
import { keysInUse } from './usage.ts'

answerHelp(
  'npm run words    the state of each language, and what is wrong in it, in documents, the API and what commands print\n',
)

const english = readCatalog('en')
const isUsed = keysInUse()
const layout = checkLayout()
const all = locales.map((locale) => {
  const catalog = readCatalog(locale)
  const findings = check(locale, catalog, english, isUsed)
  const of = (fault: string) => findings.filter((finding) => finding.fault === fault).length
  const other =
    findings.length - ['missing', 'extra', 'untranslated', 'unused'].reduce((n, f) => n + of(f), 0)
  console.log(
    `${locale.padEnd(6)} ${nameOfLanguage(locale)}: ${catalog.size} texts, ${of('missing')} missing, ` +
      `${of('extra')} extra, ${of('untranslated')} untranslated, ${of('unused')} unused, ${other} with other faults`,
  )
  return findings
})
const counts = areasOf('en').map((area) => [area, countWords(english, area)] as const)
console.log(
  `English words: ${counts.reduce((sum, [, count]) => sum + count, 0)} (${counts.map(([area, count]) => `${area} ${count}`).join(', ')})`,
)
const findings = [...layout, ...all.flat()]
for (const { locale, key, fault } of findings) console.error(`${locale} ${key}: ${fault}`)
const faults = documentFaults(documentLines())
for (const fault of faults) console.error(fault)
process.exitCode = findings.length + faults.length > 0 ? 1 : 0
