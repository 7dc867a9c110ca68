import type { legal as english } from '#messages/en/legal.ts'
import type { Translation } from '#messages/shape.ts'

export const legal: Translation<typeof english> = {
  summary: 'Em resumo',
  contents: 'Nesta página',
  updated: 'Última atualização: {date}',
  print: 'Imprimir a página',
  question: 'Uma pergunta sobre esta página? <contact>Escreva para nós.</contact>',
}
