import type { history as english } from '#messages/en/history.ts'
import type { Translation } from '#messages/shape.ts'

export const history: Translation<typeof english> = {
  title: 'Im Verlauf',
  range: 'Zeitraum',
  week: 'Letzte 7 Tage',
  month: 'Letzte 30 Tage',
  year: 'Letzte 365 Tage',
  all: 'Alle Tage',
  weekShort: '1W',
  monthShort: '1M',
  yearShort: '1J',
  allShort: 'Alle',
  asTable: 'Als Tabelle zeigen',
  asChart: 'Als Diagramm zeigen',
  cursor: 'Tag im Diagramm',
  valueAt: '{day}: {amount}',
  valueAtPaid: '{day}: {amount}, davon {paid} an dem Tag ein- oder ausgezahlt',
  summary: 'Von {first} am {from} auf {last} am {to}.',
  split: 'Ein- und ausgezahlt, mit Boni: {paid}. Ergebnisse: {results}.',
  steps:
    'Eine senkrechte Stufe ist Geld, das ein- oder ausgezahlt wurde, oder ein Bonus. Sie ist kein Ergebnis.',
  same: '{last} an jedem Tag vom {from} bis {to}.',
  caption: 'Ihr Geld am Ende jedes UTC-Tages, neueste zuerst',
  day: 'Tag',
  total: 'Gesamt',
  change: 'Änderung',
  nothing: 'Das Diagramm beginnt mit Ihrer ersten Transaktion.',
}
