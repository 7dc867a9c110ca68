import type { descriptions as englishDescriptions, home as english } from '#messages/en/home.ts'
import type { Translation } from '#messages/shape.ts'

export const home: Translation<typeof english> = {
  title: 'Pelajari rasanya berinvestasi, sebelum Anda membayar mahal',
  pill: 'Uang latihan',
  heading: 'Pelajari rasanya berinvestasi, sebelum Anda membayar mahal.',
  lead: 'Coba paket kripto dan forex dengan 10.000 dolar latihan dan semua biaya terlihat jelas. Untung dan rugi ditampilkan sama besar.',
  getStarted: 'Mulai',
  seePlans: 'Lihat paket',
  note: 'Gratis. 18 tahun ke atas. Tanpa kartu, tanpa dompet.',
  motion: {
    pause: 'Jeda gerakan',
    resume: 'Putar gerakan',
  },
  plans: {
    heading: 'Paket latihan',
    lead: 'Tingkat adalah setelan simulasi.',
    source: {
      unknown: 'Pengelola situs menentukan dari mana hasil setiap hari berasal. Hasil bisa negatif.',
      illustration: 'Di situs ini setiap hari dibukukan tepat tingkat ini. Pasar nyata juga punya hari rugi.',
      market: 'Di situs ini hasil setiap hari berasal dari strategi simulasi yang juga bisa rugi.',
      booked: 'Di situs ini dua anggota staf membukukan hasil setiap hari. Hasil bisa negatif.',
    },
    tag: 'Simulasi',
    amount: 'jumlah latihan',
    rate: '{rate} per hari',
    rateLabel: 'Tingkat ilustrasi: hanya uang latihan, bukan prakiraan',
    market: {
      rateLabel: 'Hari rata-rata strategi simulasi: hanya uang latihan, bukan prakiraan',
      worst: 'Hari terburuk yang mungkin',
    },
    booked: {
      rateLabel:
        'Tingkat ilustrasi: hanya uang latihan. Dua anggota staf membukukan setiap hari, dan hasilnya bisa rugi',
    },
    worstDay: 'Hari terburuk sejauh ini',
    noDays: 'Belum ada hari yang dibukukan',
    upcoming: 'Mulai {when}, untuk posisi baru: {min} hingga {max}, {rate} per hari',
    fee: 'Biaya penarikan',
    getStarted: 'Mulai',
    getStartedWith: 'Mulai dengan {plan}',
    arithmetic: 'Mengapa tidak ada produk jujur yang bisa menjanjikan tingkat ini',
    stale: 'Ini paket saat situs ini dibuat. Kami tidak dapat memuat yang terbaru.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  home: 'Latih investasi kripto dan forex dengan 10.000 dolar latihan. Hasil bisa negatif, biaya ditunjukkan lebih dulu, dan tidak ada yang dijanjikan.',
}
