import type { descriptions as englishDescriptions, home as english } from '#messages/en/home.ts'
import type { Translation } from '#messages/shape.ts'

export const home: Translation<typeof english> = {
  title: 'Aprenda como é investir, antes que isso custe dinheiro',
  pill: 'Dinheiro de treino',
  heading: 'Aprenda como é investir, antes que isso custe dinheiro.',
  lead: 'Experimente planos de criptomoedas e forex com 10.000 dólares de treino e cada tarifa à vista. Ganhos e perdas aparecem no mesmo tamanho.',
  getStarted: 'Começar',
  seePlans: 'Ver os planos',
  note: 'Grátis. 18 anos ou mais. Sem cartão, sem carteira.',
  motion: {
    pause: 'Pausar animação',
    resume: 'Ativar animação',
  },
  plans: {
    heading: 'Planos de treino',
    lead: 'A taxa é um ajuste da simulação.',
    source: {
      unknown: 'Quem opera o site decide de onde vem o resultado de cada dia. Ele pode ser negativo.',
      illustration:
        'Neste site cada dia registra exatamente esta taxa. Mercados reais também têm dias de perda.',
      market: 'Neste site o resultado de cada dia vem de uma estratégia simulada que também perde.',
      booked: 'Neste site duas pessoas da equipe registram o resultado de cada dia. Ele pode ser negativo.',
    },
    tag: 'Simulado',
    amount: 'valor de treino',
    rate: '{rate} ao dia',
    rateLabel: 'Taxa ilustrativa: só dinheiro de treino, não é uma previsão',
    market: {
      rateLabel: 'Dia médio de uma estratégia simulada: só dinheiro de treino, não é uma previsão',
      worst: 'O pior dia que ela pode trazer',
    },
    booked: {
      rateLabel:
        'Taxa ilustrativa: só dinheiro de treino. Duas pessoas da equipe registram cada dia, e ele pode ser de perda',
    },
    worstDay: 'Pior dia até agora',
    noDays: 'Nenhum dia registrado ainda',
    upcoming: 'A partir de {when}, para novas posições: de {min} a {max}, {rate} por dia',
    fee: 'Tarifa de saque',
    getStarted: 'Começar',
    getStartedWith: 'Começar com {plan}',
    arithmetic: 'Por que nenhum produto honesto pode prometer esta taxa',
    stale: 'Estes são os planos com que este site foi criado. Não conseguimos carregar os mais recentes.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  home: 'Treine investir em criptomoedas e forex com 10.000 dólares de treino. Os resultados podem ser negativos, as tarifas aparecem antes e nada é prometido.',
}
