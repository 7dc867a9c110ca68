import type { staffActs as english } from '#messages/en/staff-acts.ts'
import type { Translation } from '#messages/shape.ts'

export const staffActs: Translation<typeof english> = {
  conflict: 'سبقك شخص آخر، ولم يُنفَّذ شيء مرتين. إليك آخر حالة.',
  notDone: 'لم يُنفَّذ شيء',
  unknown: 'لا نعرف بعد هل تم ذلك',
  unknownText: 'تحقق مرة أخرى: الإجراء نفسه لا يُنفَّذ مرتين أبدًا.',
  checkAgain: 'تحقق مرة أخرى',
  reason: { needed: 'اذكر سببًا', tooLong: 'استخدم {max, number} حرفًا على الأكثر.' },
  busy: 'جارٍ التنفيذ…',
  done: 'تم: {act}',
  undo: 'تراجع',
  undone: 'عاد كما كان',
  reasonLabel: 'السبب',
  reasonHint: 'يُسجَّل في سجل التدقيق.',
}
