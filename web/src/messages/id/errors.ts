import type { errors as english } from '#messages/en/errors.ts'
import type { Translation } from '#messages/shape.ts'

export const errors: Translation<typeof english> = {
  generic: 'Itu tidak berhasil. Coba lagi.',
  signedOut: 'Anda telah dikeluarkan. Masuk untuk melanjutkan.',
  tooManySoon: 'Terlalu sering mencoba. Tunggu satu menit, lalu coba lagi.',
  unavailable: 'Ada masalah di pihak kami. Coba lagi.',
  unreachable: 'Kami tidak dapat menghubungi server. Periksa koneksi Anda dan coba lagi.',
  unknownOutcome:
    'Kami belum tahu apakah ini sudah terlaksana. Kami sedang memeriksa. Jangan kirim dua kali.',
  notProven: 'Anda tidak mengonfirmasi bahwa ini Anda, jadi tidak ada yang berubah.',
  page: {
    title: 'Halaman ini tidak termuat',
    lead: 'Ada yang salah di pihak kami.',
    reload: 'Muat ulang halaman',
  },
}
