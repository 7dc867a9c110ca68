import type { history as english } from '#messages/en/history.ts'
import type { Translation } from '#messages/shape.ts'

export const history: Translation<typeof english> = {
  title: 'Ao longo do tempo',
  range: 'Período',
  week: 'Últimos 7 dias',
  month: 'Últimos 30 dias',
  year: 'Últimos 365 dias',
  all: 'Todos os dias',
  weekShort: '1S',
  monthShort: '1M',
  yearShort: '1A',
  allShort: 'Tudo',
  asTable: 'Ver como tabela',
  asChart: 'Ver como gráfico',
  cursor: 'Dia no gráfico',
  valueAt: '{day}: {amount}',
  valueAtPaid: '{day}: {amount}, com {paid} de entradas ou saídas nesse dia',
  summary: 'De {first} em {from} a {last} em {to}.',
  split: 'Entradas e saídas, bônus incluídos: {paid}. Resultados: {results}.',
  steps: 'Um degrau vertical é dinheiro que entrou ou saiu, ou um bônus. Não é um resultado.',
  same: '{last} todos os dias de {from} a {to}.',
  caption: 'Seu dinheiro no fim de cada dia UTC, o mais novo primeiro',
  day: 'Dia',
  total: 'Total',
  change: 'Mudança',
  nothing: 'O gráfico começa com a sua primeira transação.',
}
