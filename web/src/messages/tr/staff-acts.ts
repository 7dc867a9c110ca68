import type { staffActs as english } from '#messages/en/staff-acts.ts'
import type { Translation } from '#messages/shape.ts'

export const staffActs: Translation<typeof english> = {
  conflict: 'Biri daha hızlıydı ve hiçbir şey iki kez yapılmadı. Son durum burada.',
  notDone: 'Hiçbir şey yapılmadı',
  unknown: 'Bunun gerçekleşip gerçekleşmediğini henüz bilmiyoruz',
  unknownText: 'Yeniden kontrol edin: aynı işlem asla iki kez yapılmaz.',
  checkAgain: 'Yeniden kontrol et',
  reason: { needed: 'Bir neden yazın', tooLong: 'En fazla {max, number} karakter kullanın.' },
  busy: 'Yapılıyor…',
  done: 'Tamam: {act}',
  undo: 'Geri al',
  undone: 'Eskisi gibi',
  reasonLabel: 'Gerekçe',
  reasonHint: 'Denetim kaydında yer alır.',
}
