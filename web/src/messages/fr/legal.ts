import type { legal as english } from '#messages/en/legal.ts'
import type { Translation } from '#messages/shape.ts'

export const legal: Translation<typeof english> = {
  summary: 'En bref',
  contents: 'Sur cette page',
  updated: 'Dernière mise à jour : {date}',
  print: 'Imprimer la page',
  question: 'Une question sur cette page ? <contact>Écrivez-nous.</contact>',
}
