import type { dashboard as english } from '#messages/en/dashboard.ts'
import type { Translation } from '#messages/shape.ts'

export const dashboard: Translation<typeof english> = {
  title: 'Início',
  heading: 'Sua conta de treino',
  balance: {
    title: 'Saldo de treino',
    hide: 'Ocultar valores',
    show: 'Mostrar valores',
    today: 'hoje',
    noChange: 'Sem mudança hoje',
    losingDay: 'Dias de perda fazem parte.',
    available: 'Disponível',
    invested: 'Investido',
    withdrawing: 'Em saque',
    invest: 'Investir',
    withdraw: 'Sacar',
  },
  next: {
    title: 'Primeiros passos',
    account: 'Confirme seu e-mail',
    accountDetail: 'Feito quando você criou a conta.',
    invest: 'Escolha um plano e invista',
    investDetail:
      'Você paga com sua carteira de treino. No início ela tem o valor de 10.000 dólares de treino em cada moeda.',
    result: 'Veja seu primeiro resultado diário',
    resultDetail:
      'Uma posição participa a partir do dia UTC seguinte à abertura. Um resultado pode ser negativo.',
    button: 'Escolher um plano',
    progress: '{done} de {count} feitos',
  },
  positions: {
    title: 'Posições ativas',
    emptyTitle: 'Nenhuma posição ainda',
    emptyText:
      'Uma posição é um valor que você tem em um plano. A cada dia, um ganho vai para o seu saldo disponível ou uma perda sai da posição.',
    emptyAction: 'Ver os planos',
    putIn: 'Aplicado: {amount}',
    firstResult: 'Primeiro resultado: {day} (UTC)',
    open: 'Abrir {plan}',
    more: 'Ver posições mais antigas',
  },
  latest: {
    title: 'Últimas transações',
    all: 'Todas as transações',
    emptyTitle: 'Nada aconteceu ainda',
    emptyText: 'Depósitos, investimentos, resultados diários e saques aparecem aqui, cada um com seu valor.',
  },
  market: {
    title: 'Preços do mercado',
    text: 'Só para informação. O que você tem é contado em dólares e não se move com eles.',
  },
  risk: {
    title: 'Antes de comparar isto com dinheiro real',
    text: 'As taxas aqui são ilustrações. Com criptomoedas e forex reais você pode perder todo o dinheiro aplicado. Ninguém pode pagar uma taxa assim por muito tempo.',
  },
}
