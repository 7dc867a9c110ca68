import type { resultsMore as english } from '#messages/en/results-more.ts'
import type { Translation } from '#messages/shape.ts'

export const resultsMore: Translation<typeof english> = {
  check: {
    heading: 'Yang dapat Anda periksa',
    one: 'Sebagian paket mengambil harinya dari benih rahasia. Kami mempublikasikan hash benih sebelum bulan dimulai dan menampilkan benihnya setelah bulan itu selesai dan diterapkan. Peramban Anda lalu dapat menghitung ulang setiap hari.',
    two: 'Ini membuktikan kepada siapa pun yang mencatat hash tepat waktu bahwa bulan itu sudah ditetapkan sebelum dimulai dan tidak diubah sesudahnya. Ini tidak membuktikan bahwa benih dipilih secara adil. Semuanya uang latihan.',
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
