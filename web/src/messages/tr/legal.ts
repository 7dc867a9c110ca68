import type { legal as english } from '#messages/en/legal.ts'
import type { Translation } from '#messages/shape.ts'

export const legal: Translation<typeof english> = {
  summary: 'Kısaca',
  contents: 'Bu sayfada',
  updated: 'Son güncelleme: {date}',
  print: 'Sayfayı yazdır',
  question: 'Bu sayfayla ilgili bir sorunuz mu var? <contact>Bize yazın.</contact>',
}
