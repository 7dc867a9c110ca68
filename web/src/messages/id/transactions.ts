import type { transactions as english } from '#messages/en/transactions.ts'
import type { Translation } from '#messages/shape.ts'

export const transactions: Translation<typeof english> = {
  title: 'Transaksi',
  caption: 'Transaksi Anda, yang terbaru dulu',
  type: {
    deposit: 'Setoran',
    investment: 'Investasi',
    result: 'Hasil harian',
    redemption: 'Diambil kembali',
    withdrawal: 'Penarikan',
    reversal: 'Koreksi',
  },
  source: {
    illustration: 'Tingkat contoh, hanya latihan',
    market: 'Diambil dari benih bulan itu',
    booked: 'Dibukukan oleh dua orang',
  },
  filters: {
    title: 'Filter',
    type: 'Jenis',
    all: 'Semua jenis',
    from: 'Dari hari (UTC)',
    to: 'Sampai hari (UTC)',
    clear: 'Hapus filter',
  },
  what: 'Apa',
  when: 'Kapan',
  amount: 'Jumlah',
  balance: 'Tersedia setelahnya',
  available: '{amount} tersedia',
  forDay: 'untuk {day}',
  count: '{count, plural, other {# transaksi}}',
  countMore: '{count, plural, other {# transaksi}} ditampilkan, masih ada lagi',
  loadMore: 'Muat lagi',
  loading: 'Memuat…',
  emptyTitle: 'Belum ada transaksi',
  emptyText: 'Setoran, investasi, hasil harian, dan penarikan akan terdaftar di sini.',
  emptyAction: 'Pilih paket',
  noMatchTitle: 'Tidak ada transaksi yang cocok',
  noMatchText: 'Tidak ada yang berjenis ini pada hari-hari tersebut.',
  datesSwapped: 'Hari pertama ada setelah hari terakhir. Ubah salah satunya.',
}
