import type { legal as english } from '#messages/en/legal.ts'
import type { Translation } from '#messages/shape.ts'

export const legal: Translation<typeof english> = {
  summary: 'باختصار',
  contents: 'في هذه الصفحة',
  updated: 'آخر تحديث {date}',
  print: 'اطبع هذه الصفحة',
  question: 'لديك سؤال عن هذه الصفحة؟ <contact>اكتب إلينا.</contact>',
}
