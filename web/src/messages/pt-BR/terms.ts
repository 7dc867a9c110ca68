import type { terms as english, descriptions as englishDescriptions } from '#messages/en/terms.ts'
import type { Translation } from '#messages/shape.ts'

export const terms: Translation<typeof english> = {
  title: 'Termos de Serviço',
  summary: {
    practice:
      'Todo o dinheiro aqui é dinheiro de treino. Não pode ser comprado, vendido nem trocado por dinheiro real.',
    promise: 'Nada é prometido. Os resultados podem ser negativos.',
    fee: 'Um saque custa 1 % e nada mais.',
    adult: 'Você deve ter 18 anos ou mais.',
  },
  what: {
    heading: 'O que você usa',
    one: 'O Evenmoor é software de código aberto que simula um site de investimentos. Ao abrir uma conta, você aceita estes termos.',
    two: 'Não há dinheiro real nele, nem como colocar. Os dólares e as moedas de treino não têm valor fora deste site.',
  },
  account: {
    heading: 'Sua conta',
    one: 'Você deve ter pelo menos 18 anos. Uma só conta por pessoa.',
    two: 'Dê um e-mail que seja seu e não compartilhe sua senha. O que for feito com ela conta como feito por você.',
  },
  plans: {
    heading: 'Planos',
    one: 'Estes são os planos. As duas pontas de uma faixa fazem parte dela, então com $ 1.000 e com $ 10.000 há dois planos abertos.',
    stale: 'Estes são os planos com que este site foi criado. Não conseguimos carregar os mais recentes.',
    caption: 'Os planos, suas faixas e suas taxas ilustrativas',
    plan: 'Plano',
    range: 'Valor de treino',
    rate: 'Taxa ilustrativa ao dia',
    two: 'A taxa é só para dinheiro de treino e não é uma previsão. O que conta é o resultado registrado para cada plano e dia. Ele pode ser negativo.',
    three:
      'Uma posição participa a partir do dia seguinte à abertura (UTC). Um ganho vai para o seu saldo disponível. Uma perda sai da posição.',
    four: 'Você pode resgatar uma posição a qualquer momento. Não há carência.',
  },
  deposits: {
    heading: 'Depósitos',
    one: 'Um depósito é uma ordem de pagamento em uma de seis moedas de treino, paga com sua carteira de treino. Cada pagamento é creditado quando tem suas confirmações, também se for pequeno demais, grande demais ou atrasado.',
    two: 'Um USDT conta como um dólar. As outras moedas contam pelo preço mostrado na ordem de pagamento, fixado por 15 minutos.',
  },
  withdrawals: {
    heading: 'Saques e a tarifa',
    one: 'Os saques são pagos só em USDT na rede BEP20, aqui em sua forma de treino.',
    two: 'A tarifa é fixa: 1 % do valor, arredondado para cima até o centavo. Ela sai do valor. Não há outra cobrança, e nunca se pede a ninguém que pague para poder sacar.',
    three:
      'A equipe interna analisa cada pedido. Você pode cancelá-lo até a aprovação. Se for recusado, o valor inteiro volta para o seu saldo com o motivo.',
  },
  referrals: {
    heading: 'Bônus de indicação',
    one: 'Quando alguém que se cadastrou com o seu código investe pela primeira vez, um bônus do valor que a página “Indicações” mostra é anotado para você, uma vez por pessoa. Não há bônus onde a página diz que eles estão desligados.',
    two: 'É crédito de treino sem valor em dinheiro. Não pode ser investido nem sacado até que um administrador o analise e verifique. Contas que levam à mesma caixa de e-mail contam como uma pessoa.',
  },
  fair: {
    heading: 'Uso correto',
    one: 'Não atrapalhe o serviço, não use a conta de outra pessoa nem tente alcançar o que não é seu. Podemos bloquear uma conta por isso, e dizemos o que fazer quando o dono entra.',
  },
  liability: {
    heading: 'Sem conselho, sem garantia',
    one: 'Nada aqui é conselho de investimento. O software vem como está, sob a licença MIT, sem garantia.',
    two: 'O que funciona aqui com dinheiro de treino pode não funcionar com dinheiro real em lugar nenhum.',
  },
  changes: {
    heading: 'Mudanças nestes termos',
    one: 'Uma mudança fica na lista abaixo com sua data. Ela vale para o que acontece depois desse dia.',
    first: 'Primeira versão.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  terms:
    'Os termos de uso do Evenmoor: só dinheiro de treino, 18 anos ou mais, planos e faixas, e a tarifa de saque de 1 %.',
}
