import type { position as english } from '#messages/en/position.ts'
import type { Translation } from '#messages/shape.ts'

export const position: Translation<typeof english> = {
  title: 'Posição em {plan}',
  titlePlain: 'Posição',
  back: 'Início',
  opened: 'Sua posição está aberta',
  openedText: 'O primeiro resultado diário dela é o de {day} (UTC). Um resultado pode ser negativo.',
  value: 'Valor agora',
  putIn: 'Aplicado',
  results: 'Resultados até agora',
  openedAt: 'Abertura',
  closedAt: 'Fechamento',
  firstResult: 'Primeiro dia com resultado',
  status: { open: 'Aberta', closed: 'Fechada' },
  redeem: {
    title: 'Resgatar o dinheiro',
    text: 'Tudo, {amount}, vai na hora para o seu saldo disponível. Isso não custa nada.',
    button: 'Resgatar {amount}',
    busy: 'Resgatando…',
    done: 'O dinheiro está no seu saldo disponível',
    withdraw: 'Sacar',
  },
  missing: {
    title: 'Não conseguimos encontrar esta posição',
    text: 'Ela pode ser de outra conta.',
    action: 'Ir para meu painel',
  },
}
