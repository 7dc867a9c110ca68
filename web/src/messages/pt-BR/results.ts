import type { descriptions as englishDescriptions, results as english } from '#messages/en/results.ts'
import type { Translation } from '#messages/shape.ts'

export const results: Translation<typeof english> = {
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
    two: 'Isso prova, a quem anotou o hash a tempo, que o mês estava definido antes de começar e não mudou depois. Não prova que a semente foi escolhida com imparcialidade. Tudo é dinheiro de treino.',
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
  },
  source: {
    illustration: 'Taxa ilustrativa, só para prática',
    market: 'Sorteado da semente do mês',
    booked: 'Registrado por duas pessoas',
  },
  needsScript: 'Estes números precisam de JavaScript. Ative-o no navegador e carregue a página de novo.',
}

export const descriptions: Translation<typeof englishDescriptions> = {
  results:
    'Cada resultado diário de cada plano, os hashes publicados e uma verificação no seu próprio navegador.',
}
