import type { staffActs as english } from '#messages/en/staff-acts.ts'
import type { Translation } from '#messages/shape.ts'

export const staffActs: Translation<typeof english> = {
  conflict: 'Ada yang lebih cepat, dan tidak ada yang dilakukan dua kali. Ini yang terbaru.',
  notDone: 'Tidak ada yang dilakukan',
  unknown: 'Kami belum tahu apakah ini sudah terlaksana',
  unknownText: 'Periksa lagi: tindakan yang sama tidak pernah dilakukan dua kali.',
  checkAgain: 'Periksa lagi',
  reason: { needed: 'Berikan alasan', tooLong: 'Gunakan paling banyak {max, number} karakter.' },
  busy: 'Memproses…',
  done: 'Selesai: {act}',
  undo: 'Urungkan',
  undone: 'Kembali seperti semula',
  reasonLabel: 'Alasan',
  reasonHint: 'Tercatat di entri audit.',
}
