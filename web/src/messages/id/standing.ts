import type { standing as english } from '#messages/en/standing.ts'
import type { Translation } from '#messages/shape.ts'

export const standing: Translation<typeof english> = {
  state: {
    locked: 'Akun Anda dikunci.',
    suspended: 'Akun Anda ditangguhkan.',
  },
  why: {
    unusual_activity: 'Kami melihat aktivitas yang tidak biasa di dalamnya.',
    owner_request: 'Pemiliknya memintanya.',
    terms: 'Kami sedang memeriksa apakah ketentuan kami dipatuhi.',
    legal_request: 'Kami harus menjawab permintaan hukum.',
  },
  balance: 'Saldo Anda tidak disentuh.',
  works:
    'Anda bisa melihat semuanya, mengekspor data, mengambil kembali uang dari posisi, dan meminta penarikan. Pembayaran yang sedang berjalan tetap dikreditkan. Yang lain menunggu.',
  review: 'Kami meninjaunya lagi paling lambat {at}.',
  overdue: 'Kami berjanji meninjaunya lagi paling lambat {at}, dan kami terlambat.',
  reference: 'Referensi',
  appeal: 'Jika menurut Anda ini keliru, sampaikan kepada dukungan beserta referensinya.',
  support: 'Hubungi dukungan',
  message: 'Tentang akun saya, referensi {reference}:',
  see: 'Lihat akun saya',
  seeing: 'Membuka…',
}
