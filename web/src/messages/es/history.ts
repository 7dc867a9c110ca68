import type { history as english } from '#messages/en/history.ts'
import type { Translation } from '#messages/shape.ts'

export const history: Translation<typeof english> = {
  title: 'A lo largo del tiempo',
  range: 'Periodo',
  week: 'Últimos 7 días',
  month: 'Últimos 30 días',
  year: 'Últimos 365 días',
  all: 'Todos los días',
  weekShort: '1S',
  monthShort: '1M',
  yearShort: '1A',
  allShort: 'Todo',
  asTable: 'Ver como tabla',
  asChart: 'Ver como gráfico',
  cursor: 'Día en el gráfico',
  valueAt: '{day}: {amount}',
  valueAtPaid: '{day}: {amount}, con {paid} ingresado o sacado ese día',
  summary: 'De {first} el {from} a {last} el {to}.',
  split: 'Ingresado o sacado, bonos incluidos: {paid}. Resultados: {results}.',
  steps: 'Un escalón vertical es dinero que entró o salió, o un bono. No es un resultado.',
  same: '{last} todos los días del {from} al {to}.',
  caption: 'Tu dinero al final de cada día UTC, primero lo más nuevo',
  day: 'Día',
  total: 'Total',
  change: 'Cambio',
  nothing: 'El gráfico empieza con tu primera transacción.',
}
