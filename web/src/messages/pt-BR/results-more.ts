import type { resultsMore as english } from '#messages/en/results-more.ts'
import type { Translation } from '#messages/shape.ts'

export const resultsMore: Translation<typeof english> = {
  recomputed: {
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
}
