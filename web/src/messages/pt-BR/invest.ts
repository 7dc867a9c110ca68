import type { invest as english } from '#messages/en/invest.ts'
import type { Translation } from '#messages/shape.ts'

export const invest: Translation<typeof english> = {
  title: 'Investir',
  steps: { plan: 'Plano', amount: 'Valor', review: 'Revisão', pay: 'Pagamento' },
  rate: '{rate} ao dia',
  rateLabel: 'Taxa ilustrativa: só dinheiro de treino, não é uma previsão',
  plan: {
    heading: 'Qual plano?',
    legend: 'Planos',
    range: 'De {min} a {max}',
    worstDay: 'Pior dia até agora: {rate}',
    noDays: 'Pior dia até agora: nenhum dia registrado ainda',
    exit: 'Você pode tirar seu dinheiro a qualquer momento. Investir não custa nada. Sacar custa 1 %.',
    needed: 'Escolha um plano',
    continue: 'Continuar',
    emptyTitle: 'Nenhum plano está aberto agora',
    emptyText: 'Não dá para investir nada até um plano abrir. Seu saldo fica como está.',
  },
  amount: {
    heading: 'Quanto dinheiro de treino?',
    label: 'Valor',
    hint: '{plan} aceita de {min} a {max}. Você tem {available} de saldo disponível, ou pague com uma moeda.',
    hintPlain: '{plan} aceita de {min} a {max}.',
    continue: 'Continuar',
  },
  outcomes: {
    title: 'Um dia com {amount}',
    bad: 'Em um dia ruim',
    middle: 'Em um dia médio',
    good: 'Em um dia bom',
    illustration:
      'Uma ilustração, não uma previsão: a taxa do plano como perda, sem mudança, e a taxa como ganho. Uma perda real pode ser maior.',
    record:
      'O pior e o melhor de {days, plural, one {# dia registrado} many {# de dias registrados} other {# dias registrados}} aqui até agora. O próximo dia pode ser pior.',
  },
  review: {
    heading: 'Confira antes de seguir',
    plan: 'Plano',
    rate: 'Taxa',
    amount: 'Valor',
    bad: 'Um dia ruim',
    result: 'Resultados',
    resultText:
      'Uma vez por dia, a partir do dia UTC seguinte à abertura. Um ganho vai para o seu saldo disponível, uma perda sai da posição',
    change: 'Alterar',
    changePlan: 'Alterar plano',
    changeAmount: 'Alterar valor',
    youInvest: 'Você investe',
    fee: 'Tarifa para investir',
    total: 'Vai para {plan}',
    withdrawFee: 'Tirar dinheiro para sua carteira custa 1 %, e nada mais.',
    risks: {
      title: 'Os riscos',
      lose: 'Você pode perder todo este valor.',
      rate: 'A taxa é uma ilustração. Ela não promete nada.',
      real: 'Com dinheiro real, ninguém pode pagar uma taxa assim por muito tempo.',
    },
    understood: 'Entendo que posso perder este valor',
    notUnderstood: 'Marque a caixa para seguir: você pode perder este valor',
    continue: 'Continuar para pagar',
    leave: 'Desistir',
  },
  pay: {
    heading: 'Como você quer pagar?',
    legend: 'Pagar {amount} com',
    balance: 'Saldo disponível',
    balanceDetail: 'Disponível: {available}. A posição abre na hora.',
    balanceShort: 'Seu saldo disponível é {available}. É menos que {amount}, então pague com uma moeda.',
    coinNote:
      'A próxima página mostra o preço, a quantidade de moedas e um endereço de treino. Você paga com sua carteira de treino.',
    needed: 'Escolha como pagar',
    investNow: 'Investir {amount}',
    toCheckout: 'Ir à ordem de pagamento',
    busy: 'Enviando…',
  },
}
