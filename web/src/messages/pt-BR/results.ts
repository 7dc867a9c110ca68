import type { descriptions as englishDescriptions } from '#messages/en/results.ts'
import type { ResultsMessages, Translation } from '#messages/shape.ts'

export const results: ResultsMessages['results'] = {
  title: 'Resultados diários',
  lead: 'Cada dia de cada plano, e o que é preciso para conferir os dias sorteados.',
  failed: 'Não foi possível carregar os resultados.',
  month: {
    heading: 'Resultados por mês',
    of: 'Resultados de {month}',
    choose: 'Mês (UTC)',
    none: 'Sem resultados neste mês',
    noneText: 'Um dia recebe seu resultado quando termina e alguém tem uma posição.',
  },
  check: {
    heading: 'O que você pode conferir',
    one: 'Alguns planos sorteiam seus dias de uma semente secreta. Publicamos o hash da semente antes de o mês começar e mostramos a semente quando o mês termina e foi aplicado. Então seu navegador pode calcular de novo cada dia sorteado.',
    two: 'Isso prova, a quem anotou o hash a tempo, que o mês estava definido antes de começar e não mudou depois. Não prova que a semente foi escolhida com imparcialidade. Tudo é dinheiro de prática.',
  },
  days: {
    day: 'Dia (UTC)',
    rate: 'Resultado',
    takenBack: 'Estava errado e foi desfeito',
    corrected: 'Estava errado; vale {rate} no lugar',
    drawn: 'A semente dá {rate}',
  },
  recompute: {
    button: 'Recalcular neste navegador',
    busy: 'Calculando…',
    nothing: 'Nenhum dia deste mês foi sorteado de uma semente.',
    sealed: 'A semente deste mês é mostrada quando o mês termina e foi aplicado.',
    unsupported: 'Este navegador só calcula em páginas abertas por https.',
    right: '{count, plural, one {# dia calculado} other {# dias calculados}} de novo: tudo como registrado',
    wrong: '{count, plural, one {# dia não é} other {# dias não são}} o que a semente dá',
    wrongText: 'Não confie neste mês. Avise o suporte, por favor.',
    seedWrong: 'A semente mostrada não tem o hash publicado',
  },
  outlook: {
    heading: 'O que um dia sorteado pode trazer',
    text: 'Contado sobre todos os resultados possíveis. A maioria dos dias de perda é pequena; o pior dia é raro, e possível todos os dias.',
    plan: 'Plano',
    worst: 'Pior dia',
    losing: 'Dias de perda',
    mean: 'Dia médio',
    best: 'Melhor dia',
    note: 'As médias são um ajuste desta simulação. Não dizem nada sobre nenhum mercado real.',
  },
  months: {
    heading: 'Hashes publicados',
    text: 'Anote um hash hoje e compare quando a semente for mostrada.',
    hash: 'SHA-256 da semente, publicado em {day}',
    seed: 'Semente',
    seedShown: 'Semente, mostrada em {day}',
    sealed: 'Secreta até o mês terminar e ser aplicado',
    none: 'Nenhum mês publicado ainda',
  },
  source: {
    illustration: 'Taxa ilustrativa, só para prática',
    market: 'Sorteado da semente do mês',
    booked: 'Registrado por duas pessoas',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  results:
    'Cada resultado diário de cada plano, os hashes publicados e uma verificação no seu próprio navegador.',
}
