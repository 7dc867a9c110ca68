import type { transactions as english } from '#messages/en/transactions.ts'
import type { Translation } from '#messages/shape.ts'

export const transactions: Translation<typeof english> = {
  title: 'Transações',
  caption: 'Suas transações, as mais novas primeiro',
  type: {
    deposit: 'Depósito',
    investment: 'Investimento',
    result: 'Resultado diário',
    redemption: 'Resgate',
    withdrawal: 'Saque',
    bonus: 'Bônus de indicação',
    reversal: 'Correção',
  },
  source: {
    illustration: 'Taxa ilustrativa, só para prática',
    market: 'Sorteado da semente do mês',
    booked: 'Registrado por duas pessoas',
  },
  filters: {
    title: 'Filtros',
    type: 'Tipo',
    all: 'Todos os tipos',
    from: 'Do dia (UTC)',
    to: 'Até o dia (UTC)',
    clear: 'Limpar filtros',
  },
  what: 'O quê',
  when: 'Quando',
  amount: 'Valor',
  balance: 'Disponível depois',
  available: 'Disponível: {amount}',
  forDay: 'de {day}',
  count: '{count, plural, one {# transação} many {# de transações} other {# transações}}',
  countMore:
    '{count, plural, one {# transação na tela} many {# de transações na tela} other {# transações na tela}}, há mais para carregar',
  loadMore: 'Carregar mais',
  loading: 'Carregando…',
  receipt: 'Recibo',
  emptyTitle: 'Nenhuma transação ainda',
  emptyText: 'Depósitos, investimentos, resultados diários e saques aparecem aqui.',
  emptyAction: 'Escolher um plano',
  noMatchTitle: 'Nenhuma transação corresponde',
  noMatchText: 'Nada atende a todos esses filtros.',
  datesSwapped: 'O primeiro dia vem depois do último. Altere um deles.',
}
