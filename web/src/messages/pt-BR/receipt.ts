import type { receipt as english } from '#messages/en/receipt.ts'
import type { Translation } from '#messages/shape.ts'

export const receipt: Translation<typeof english> = {
  title: 'Recibo',
  view: 'Ver recibo',
  print: 'Imprimir',
  back: 'Voltar à ordem de pagamento',
  practice: 'TREINO: não é dinheiro real',
  testCoins: 'REDE DE TESTES: moedas sem valor',
  notYet: 'Esta ordem de pagamento ainda não foi concluída. O recibo mostra a situação atual.',
  asked: 'Pedido',
  credited: 'Creditado',
  settled: 'Concluído',
  network: 'Rede',
  account: 'Conta',
  payments: 'Pagamentos',
  payment: 'Pagamento {number}',
  none: 'Nenhum pagamento foi visto.',
  amount: 'Quantidade',
  seenAt: 'Visto pela primeira vez',
  held: 'Preço fixado de {from} a {until}',
  latePrice: 'Atrasado: preço quando foi visto pela primeira vez',
  confirmations: 'Confirmações',
  transfer: 'Lançamento no livro-razão',
  state: 'Estado',
  states: {
    seen: 'Visto',
    confirming: 'Confirmando',
    credited: 'Creditado',
    dropped: 'Descartado pela rede',
    reversed: 'Retirado',
  },
}
