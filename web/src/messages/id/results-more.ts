import type { resultsMore as english } from '#messages/en/results-more.ts'
import type { Translation } from '#messages/shape.ts'

export const resultsMore: Translation<typeof english> = {
  recomputed: {
    right: '{count, plural, other {# hari}} dihitung ulang: semua seperti dibukukan',
    wrong: '{count, plural, other {# hari}} tidak sesuai dengan benih',
    wrongText: 'Jangan percayai bulan ini. Mohon beri tahu dukungan.',
    seedWrong: 'Benih yang ditampilkan tidak memiliki hash yang dipublikasikan',
  },
  outlook: {
    heading: 'Yang bisa dibawa satu hari undian',
    text: 'Dihitung dari semua kemungkinan. Kebanyakan hari rugi kecil; hari terburuk jarang, dan mungkin terjadi setiap hari.',
    plan: 'Paket',
    worst: 'Hari terburuk',
    losing: 'Hari rugi',
    mean: 'Hari rata-rata',
    best: 'Hari terbaik',
    note: 'Rata-rata adalah pengaturan simulasi ini. Tidak mengatakan apa pun tentang pasar nyata.',
  },
  months: {
    heading: 'Hash yang dipublikasikan',
    text: 'Catat sebuah hash hari ini dan bandingkan saat benihnya ditampilkan.',
    hash: 'SHA-256 benih, dipublikasikan {day}',
    seed: 'Benih',
    seedShown: 'Benih, ditampilkan {day}',
    sealed: 'Rahasia sampai bulan selesai dan diterapkan',
    none: 'Belum ada bulan yang dipublikasikan',
  },
}
