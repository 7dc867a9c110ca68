import type { position as english } from '#messages/en/position.ts'
import type { Translation } from '#messages/shape.ts'

export const position: Translation<typeof english> = {
  title: 'Posisi {plan}',
  titlePlain: 'Posisi',
  back: 'Beranda',
  opened: 'Posisi Anda terbuka',
  openedText: 'Hasil harian pertamanya untuk {day} (UTC). Hasil bisa negatif.',
  value: 'Nilai sekarang',
  putIn: 'Dimasukkan',
  results: 'Hasil sejauh ini',
  openedAt: 'Dibuka',
  closedAt: 'Ditutup',
  firstResult: 'Hari hasil pertama',
  status: { open: 'Terbuka', closed: 'Tertutup' },
  redeem: {
    title: 'Ambil kembali uangnya',
    text: 'Semuanya, {amount}, langsung masuk ke saldo tersedia Anda. Ini tidak berbiaya.',
    button: 'Ambil kembali {amount}',
    busy: 'Mengambil kembali…',
    done: 'Uangnya ada di saldo tersedia Anda',
    withdraw: 'Tarik uangnya',
  },
  missing: {
    title: 'Kami tidak menemukan posisi ini',
    text: 'Mungkin milik akun lain.',
    action: 'Ke dasbor',
  },
}
