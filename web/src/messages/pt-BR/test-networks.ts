import type { TestNetworkWords } from '#messages/shape.ts'

export const testNetworks: TestNetworkWords = {
  nav: {
    footer: {
      note: 'Este Evenmoor usa redes de teste públicas. As moedas delas não valem nada, então nenhum dinheiro aqui tem valor, e os resultados podem ser negativos.',
    },
  },
  home: {
    pill: 'Redes de teste',
    lead: 'Experimente planos de criptomoedas e forex com moedas sem valor de redes de teste públicas e cada tarifa à vista. Ganhos e perdas aparecem no mesmo tamanho.',
    note: 'Grátis. 18 anos ou mais. Sem cartão. As moedas de teste vêm da sua própria carteira.',
    plans: {
      heading: 'Planos com dinheiro de teste',
      lead: 'A taxa é uma ilustração.',
      tag: 'Dinheiro de teste',
      amount: 'valor em dinheiro de teste',
      rateLabel: 'Taxa ilustrativa: só dinheiro de teste, não é uma previsão',
      booked: {
        rateLabel:
          'Taxa ilustrativa: só dinheiro de teste. Duas pessoas da equipe registram cada dia, e ele pode ser de perda',
      },
    },
  },
  homeMore: {
    arithmetic: {
      conclusion:
        'Em um ano isso dá ×8.207. Nenhum investimento legal paga isso, e quem diz que paga não fala a verdade. Usamos a taxa para mostrar o que essa promessa significaria, só com dinheiro de teste.',
    },
    honest: {
      money: {
        title: 'Só dinheiro de teste',
        text: 'Não há como colocar dinheiro real. Aqui só contam moedas de redes de teste públicas: elas são dadas para testes e não valem nada.',
      },
    },
    cta: { heading: 'Comece com moedas de teste' },
  },
  faqFirst: {
    money: {
      answer:
        'Não. Cada dólar aqui vem de moedas de redes de teste públicas, que são dadas para testes e não valem nada. Não há rede principal aqui, nem um ajuste para uma. Nunca envie moedas de uma rede principal a um endereço deste site.',
    },
    rate: {
      answer:
        'É uma ilustração só para dinheiro de teste, não uma previsão. Duas pessoas da equipe registram o resultado de cada dia, e ele pode ser negativo. 2,5 % ao dia, repetidos por um ano, dão ×8.207. Nenhum investimento legal paga isso. Mostramos a taxa para você reconhecer uma oferta dessas quando a encontrar.',
    },
    leave: {
      question: 'Como tiro o dinheiro de teste de volta?',
      answer:
        'Resgate-o do plano e depois peça um saque para um endereço seu. Ele é pago em USDT sem valor na rede de teste de BEP20. A equipe interna olha cada pedido e o paga da carteira dela. Até que ela o aprove, você pode cancelá-lo.',
    },
  },
  faq: {
    losses: {
      answer:
        'Sim. Uma perda sai da sua posição e fica no mesmo lugar e tamanho que um ganho. Duas pessoas da equipe registram o resultado de cada dia. Não espere que a vida real seja igual.',
    },
    start: {
      answer:
        'Crie uma conta com um e-mail e confirme-o com o código que enviamos. Você precisa de uma carteira sua com moedas de uma rede de teste pública; elas são dadas para testes. Depois escolha um plano e um valor, e pague a ordem de pagamento com essa carteira.',
    },
    identity: {
      answer:
        'Você pode experimentar no seu perfil: envia a imagem de um documento, a equipe interna olha e escrevemos o que ela decide. Nada depende disso aqui, porque nenhum dinheiro aqui tem valor. Use a imagem de amostra que a página desenha, não um documento real. As imagens são removidas 30 dias depois da decisão.',
    },
    referral: {
      answer:
        'Não. Esta instalação usa redes de teste públicas, e nelas não há bônus. Seu código funciona, e a página “Indicações” da sua conta mostra quem o usou.',
    },
  },
  about: {
    lead: 'O Evenmoor é um lugar para treinar investimentos com moedas de teste sem valor. Ele só diz o que seu livro contábil pode provar.',
    what: {
      text: 'Você abre uma conta, paga uma ordem de pagamento com moedas de uma rede de teste pública, escolhe um plano e vê o resultado de cada dia. Depois você saca e vê qual foi a tarifa. Nada disso é dinheiro real, e cada passo funciona como se fosse.',
    },
    how: {
      heading: 'Como funciona aqui',
      wallet: {
        title: 'Sua própria carteira',
        text: 'Você paga com moedas de redes de teste públicas. Elas são dadas para testes e não valem nada.',
      },
      withdrawal: {
        text: 'Você pede, a equipe interna analisa e paga na rede de teste. Custa 1 % e nada mais.',
      },
    },
    why: { exit: { text: 'Resgate seu dinheiro de teste de um plano a qualquer momento.' } },
  },
  risks: {
    lead: 'Aqui você só pode perder dinheiro de teste, que não vale nada. Criptomoedas e forex reais são diferentes. Leia isto antes de pôr dinheiro real em qualquer lugar.',
    summary: { practice: 'Ir bem com dinheiro de teste diz pouco sobre dinheiro real.' },
    practice: {
      two: 'Cada dia aqui é registrado por duas pessoas da equipe. Nenhum mercado real se comporta assim.',
    },
  },
  terms: {
    summary: {
      practice:
        'Todo o dinheiro aqui é dinheiro de teste: moedas de redes de teste públicas e os dólares que vêm delas. Não vale nada.',
    },
    what: {
      two: 'Não há dinheiro real nele, nem como colocar. As moedas de redes de teste não valem nada, e os dólares que vêm delas também não.',
    },
    plans: {
      range: 'Valor em dinheiro de teste',
      two: 'A taxa é só para dinheiro de teste e não é uma previsão. O que conta é o resultado registrado para cada plano e dia. Ele pode ser negativo.',
    },
    deposits: {
      one: 'Um depósito é uma ordem de pagamento em uma moeda de uma rede de teste pública, paga com sua própria carteira. Cada pagamento é creditado quando tem suas confirmações, também se for pequeno demais, grande demais ou atrasado.',
    },
    withdrawals: { one: 'Os saques são pagos só em USDT na rede BEP20, aqui na rede de teste dela.' },
    referrals: {
      one: 'Nas redes de teste não há bônus. Seu código funciona, e a página “Indicações” mostra quem o usou.',
      two: 'Contas que levam à mesma caixa de e-mail contam como uma pessoa.',
    },
    liability: {
      two: 'O que funciona aqui com dinheiro de teste pode não funcionar com dinheiro real em lugar nenhum.',
    },
  },
  privacy: {
    stored: {
      money: {
        title: 'Você usa dinheiro de teste',
        what: 'Depósitos, pagamentos, posições, resultados, saques, os endereços que você usa em redes de teste, os lançamentos do livro contábil e as respostas aos seus pedidos, para que um repetido conte uma vez. Qual membro da equipe interna decidiu o quê. Os pagamentos também ficam no registro público da rede de teste, de onde ninguém pode tirá-los.',
      },
    },
  },
  results: {
    check: {
      two: 'Isso prova, a quem anotou o hash a tempo, que o mês estava definido antes de começar e não mudou depois. Não prova que a semente foi escolhida com imparcialidade. Tudo é dinheiro de teste.',
    },
  },
  account: {
    rules: {
      adult: 'Marque a caixa: você tem 18 anos ou mais e sabe que isto é dinheiro de teste sem valor.',
    },
    signup: {
      lead: 'Leva uns dois minutos. Sem cartão.',
      adult: 'Tenho 18 anos ou mais e sei que isto é dinheiro de teste sem valor.',
      next: {
        start: 'Você paga com moedas de uma rede de teste pública, da sua própria carteira.',
        note: 'Elas são dadas para testes e não valem nada. Os resultados podem ser negativos.',
      },
    },
  },
  descriptions: {
    home: 'Treine investir em criptomoedas e forex com moedas sem valor de redes de teste públicas. Os resultados podem ser negativos, as tarifas aparecem antes e nada é prometido.',
    faq: 'Dez respostas claras: dinheiro de teste, taxas diárias, perdas, a única tarifa, saques, segurança e suporte.',
    about:
      'Quem faz o Evenmoor, o que ele não é, como funciona e o que você mesmo pode conferir. Só moedas de redes de teste.',
    terms:
      'Os termos de uso do Evenmoor: só moedas de redes de teste, 18 anos ou mais, planos e faixas, e a tarifa de saque de 1 %.',
    signup: 'Abra uma conta grátis para dinheiro de teste: um e-mail, uns dois minutos, sem cartão.',
    login: 'Entre na sua conta do Evenmoor.',
    forgotPassword: 'Receba um link para definir uma nova senha da sua conta do Evenmoor.',
    resetPassword: 'Defina uma nova senha para a sua conta do Evenmoor.',
    logout: 'Saia da sua conta do Evenmoor.',
  },
  parts: {
    practiceBar: {
      label: 'Redes de teste',
      lead: 'Redes de teste.',
      text: 'As moedas aqui não valem nada, nem os saldos que vêm delas.',
      detailsTitle: 'Isto é dinheiro de teste',
      detailsText:
        'Seus dólares aqui vêm de moedas de redes de teste públicas, que são dadas para testes. Não podem ser vendidos nem trocados por dinheiro real. Os pagamentos são transações nessas redes, e os resultados podem ser negativos. Nunca envie moedas de uma rede principal: ninguém aqui pode devolvê-las.',
    },
  },
  investorShell: { titleSuffix: 'Redes de teste' },
  investorMoney: {
    standsFor: {
      usdt: 'Rede de teste de BNB Smart Chain (BEP20)',
      bnb: 'Rede de teste de BNB Smart Chain',
      eth: 'Rede de teste de Ethereum',
      btc: 'Rede de teste de Bitcoin',
      ltc: 'Rede de teste de Litecoin',
      trx: 'Rede de teste de TRON',
    },
  },
  dashboard: {
    heading: 'Sua conta de teste',
    balance: { title: 'Saldo de teste' },
    next: { investDetail: 'Você paga com moedas de uma rede de teste pública, da sua própria carteira.' },
  },
  invest: {
    rateLabel: 'Taxa ilustrativa: só dinheiro de teste, não é uma previsão',
    booked: {
      rateLabel:
        'Taxa ilustrativa: só dinheiro de teste. Duas pessoas da equipe registram cada dia, e ele pode ser de perda',
    },
    amount: { heading: 'Quanto dinheiro de teste?' },
    forecast: {
      illustration:
        'Este plano não tem resultados próprios, só uma taxa ilustrativa de dinheiro de teste. No caso ruim tudo se perde, no médio nada se ganha e no bom a taxa ilustrativa vale todos os dias. Nenhum investimento legal paga isso.',
      record: {
        totalNote: 'Para dinheiro de teste que estava nele desde o primeiro dia, com os ganhos pagos.',
      },
    },
    pay: {
      coinNote:
        'A próxima página mostra o preço, a quantidade de moedas e um endereço em uma rede de teste. Você paga com sua própria carteira.',
    },
  },
  identity: {
    practice: {
      text: 'É dinheiro de teste, e nada na sua conta depende desta verificação. Use uma imagem de amostra: seu navegador desenha uma.',
    },
  },
  profile: { since: 'Conta desde' },
  staffShell: {
    mode: 'REDES DE TESTE',
    modeText:
      'Instalação em redes de teste públicas: as moedas delas não valem nada, e daqui não se pode mover dinheiro real.',
    titleSuffix: 'Equipe interna, redes de teste',
  },
}
