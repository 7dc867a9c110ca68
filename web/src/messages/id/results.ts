import type { descriptions as englishDescriptions, results as english } from '#messages/en/results.ts'
import type { Translation } from '#messages/shape.ts'

export const results: Translation<typeof english> = {
  title: 'Hasil harian',
  lead: 'Setiap hari tiap paket, dan yang diperlukan untuk memeriksa hari-hari yang diambil dari benih.',
  failed: 'Hasil tidak dapat dimuat.',
  month: {
    heading: 'Hasil per bulan',
    of: 'Hasil {month}',
    choose: 'Bulan (UTC)',
    none: 'Tidak ada hasil di bulan ini',
    noneText: 'Suatu hari mendapat hasilnya setelah berakhir dan ada yang memegang posisi.',
  },
  check: {
    heading: 'Yang dapat Anda periksa',
    one: 'Sebagian paket mengambil harinya dari benih rahasia. Kami mempublikasikan hash benih sebelum bulan dimulai dan menampilkan benihnya setelah bulan itu selesai dan diterapkan. Peramban Anda lalu dapat menghitung ulang setiap hari.',
    two: 'Ini membuktikan kepada siapa pun yang mencatat hash tepat waktu bahwa bulan itu sudah ditetapkan sebelum dimulai dan tidak diubah sesudahnya. Ini tidak membuktikan bahwa benih dipilih secara adil. Semuanya uang latihan.',
  },
  days: {
    day: 'Hari (UTC)',
    rate: 'Hasil',
    takenBack: 'Salah dan ditarik kembali',
    corrected: 'Salah; yang berlaku {rate}',
    drawn: 'Benih memberi {rate}',
  },
  recompute: {
    button: 'Hitung ulang di peramban ini',
    busy: 'Menghitung…',
    nothing: 'Tidak ada hari di bulan ini yang diambil dari benih.',
    sealed: 'Benih bulan ini ditampilkan setelah bulan selesai dan diterapkan.',
    unsupported: 'Peramban ini hanya menghitung pada halaman yang dibuka lewat https.',
  },
  source: {
    illustration: 'Tingkat contoh, hanya latihan',
    market: 'Diambil dari benih bulan itu',
    booked: 'Dibukukan oleh dua orang',
  },
  needsScript: 'Angka ini memerlukan JavaScript. Nyalakan di peramban Anda dan muat ulang halaman.',
}

export const descriptions: Translation<typeof englishDescriptions> = {
  results:
    'Setiap hasil harian tiap paket, hash yang dipublikasikan, dan pemeriksaan di peramban Anda sendiri.',
}
