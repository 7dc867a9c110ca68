import type { resultsMore as english } from '#messages/en/results-more.ts'
import type { Translation } from '#messages/shape.ts'

export const resultsMore: Translation<typeof english> = {
  check: {
    heading: 'O que você pode conferir',
    one: 'Alguns planos sorteiam seus dias de uma semente secreta. Publicamos o hash da semente antes de o mês começar e mostramos a semente quando o mês termina e foi aplicado. Então seu navegador pode calcular de novo cada dia sorteado.',
    two: 'Isso prova, a quem anotou o hash a tempo, que o mês estava definido antes de começar e não mudou depois. Não prova que a semente foi escolhida com imparcialidade. Tudo é dinheiro de prática.',
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
