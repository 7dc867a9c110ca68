import type { legal as english } from '#messages/en/legal.ts'
import type { Translation } from '#messages/shape.ts'

export const legal: Translation<typeof english> = {
  summary: 'En resumen',
  contents: 'En esta página',
  updated: 'Última actualización: {date}',
  print: 'Imprimir la página',
  question: '¿Una pregunta sobre esta página? <contact>Escríbenos.</contact>',
}
