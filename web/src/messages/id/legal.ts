import type { legal as english } from '#messages/en/legal.ts'
import type { Translation } from '#messages/shape.ts'

export const legal: Translation<typeof english> = {
  summary: 'Ringkasnya',
  contents: 'Di halaman ini',
  updated: 'Terakhir diperbarui {date}',
  print: 'Cetak halaman',
  question: 'Ada pertanyaan tentang halaman ini? <contact>Tulis kepada kami.</contact>',
}
