import type { staffList as english } from '#messages/en/staff-list.ts'
import type { Translation } from '#messages/shape.ts'

export const staffList: Translation<typeof english> = {
  count: '{count, plural, =0 {Tidak ada} other {# baris}}',
  countMore: 'Lebih dari {max, number} baris',
  checked: 'Terakhir diperiksa {time}',
  more: 'Muat lagi',
  moreBusy: 'Memuat…',
  noMatch: 'Tidak ada yang cocok',
  clear: 'Hapus filter',
  stale: 'Angka dari {time}. Kami tidak dapat memuat yang lebih baru.',
  loadFailed: 'Ini tidak termuat',
  notStaff: {
    title: 'Halaman ini untuk staf',
    text: 'Anda sudah masuk, tetapi bukan sebagai staf. Buka tautan sekali pakai yang diberikan pengelola.',
    action: 'Ke dasbor Anda',
  },
  notAllowed: 'Halaman ini tidak terbuka untuk Anda',
  back: 'Kembali ke daftar',
  missing: 'Tidak ada apa pun dengan referensi ini',
  missingText: 'Periksa salah ketik di alamat, atau pilih satu baris dari daftar.',
  csv: { save: 'Simpan sebagai CSV', busy: 'Menyiapkan…', saved: 'Berkas CSV tersimpan' },
}
