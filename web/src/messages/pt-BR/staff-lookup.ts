import type { staffLookup as english } from '#messages/en/staff-lookup.ts'
import type { Translation } from '#messages/shape.ts'

export const staffLookup: Translation<typeof english> = {
  title: 'Procurar um pagamento',
  label: 'Hash da transação',
  malformed: 'Um hash tem 64 dígitos e letras de a a f. Copie-o inteiro da sua carteira.',
  look: 'Procurar',
  busy: 'Procurando…',
  paused: 'Não consultado, por estar em pausa: {networks}. Procure de novo quando voltar.',
  elsewhere: 'Em {networks}, mas não paga nenhuma ordem deste investidor.',
  unknown: 'Não está em {networks}.',
  withoutIndex:
    'O nó de {networks} não mantém um índice de todas as transações: não acha as confirmadas que não pagaram um endereço nosso.',
  own: '{amount}, {done} de {needed} confirmações: {state}',
  checkout: 'Ordem de pagamento',
  states: {
    seen: 'Visto',
    confirming: 'Confirmando',
    in_review: 'Em análise',
    refused: 'Recusado',
    credited: 'Creditado',
    dropped: 'Descartado pela rede',
    reversed: 'Retirado',
    waiting: 'na rede, ainda não anotado',
    wrong_coin: 'outra moeda que a pedida: precisa de análise',
  },
}
