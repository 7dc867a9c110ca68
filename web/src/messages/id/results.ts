import type { descriptions as englishDescriptions } from '#messages/en/results.ts'
import type { ResultsMessages, Translation } from '#messages/shape.ts'

export const results: ResultsMessages['results'] = {
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
  source: {
    illustration: 'Tingkat contoh, hanya latihan',
    market: 'Diambil dari benih bulan itu',
    booked: 'Dibukukan oleh dua orang',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  results:
    'Setiap hasil harian tiap paket, hash yang dipublikasikan, dan pemeriksaan di peramban Anda sendiri.',
}
