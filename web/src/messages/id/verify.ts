import type { descriptions as englishDescriptions, verify as english } from '#messages/en/verify.ts'
import type { Translation } from '#messages/shape.ts'

export const verify: Translation<typeof english> = {
  title: 'Periksa rekening koran',
  lead: 'Pilih PDF-nya. Berkas diperiksa di peramban ini dan tidak dikirim ke mana pun.',
  file: 'Rekening koran',
  fileHint: 'Berkas PDF yang disimpan dari halaman rekening koran',
  check: 'Periksa',
  busy: 'Memeriksa…',
  genuine: {
    title: 'Rekening koran ini asli',
    text: 'Ditandatangani di sini, dan sejak itu tidak satu bita pun berubah.',
  },
  changed: {
    title: 'Berkas ini telah diubah',
    text: 'Ditandatangani di sini, tetapi tidak lagi seperti semula. Jangan percaya apa pun di dalamnya.',
  },
  other_key: {
    title: 'Tanda tangan pihak lain',
    text: 'Berkas ini tidak ditandatangani dengan kunci situs ini. Tanyakan kepada pemberinya dari situs mana asalnya.',
  },
  truncated: {
    title: 'Akhir berkas hilang',
    text: 'Mungkin tidak tersimpan utuh. Simpan lagi, lalu periksa yang itu.',
  },
  no_pdf: {
    title: 'Ini bukan PDF',
    text: 'Pilih rekening koran seperti saat disimpan. Gambar atau teksnya tidak dapat diperiksa.',
  },
  no_statement: {
    title: 'Ini bukan rekening koran',
    text: 'Berkas ini PDF, tetapi bukan rekening koran Evenmoor.',
  },
  failed:
    'Kunci situs ini tidak terbaca, jadi tidak ada yang diperiksa. Berkas Anda masih di sini. Coba lagi.',
  facts: {
    title: 'Isi rekening koran',
    holder: 'Pemilik',
    period: 'Periode',
    mode: 'Uang',
    practice: 'Uang latihan',
    test: 'Koin jaringan uji',
    opening: 'Saldo awal',
    closing: 'Saldo akhir',
    fees: 'Biaya',
    transactions: 'Transaksi',
    until: 'Sampai',
  },
  receipt: {
    genuine: 'Tanda terima ini asli',
    title: 'Isi tanda terima',
    asked: 'Diminta',
    credited: 'Dikreditkan',
    settled: 'Selesai',
    checkout: 'Checkout',
    payments: 'Pembayaran',
  },
  payout: {
    amount: 'Anda menarik',
    fee: 'Biaya kami (1 %)',
    net: 'Anda menerima',
    confirmed: 'Dikonfirmasi',
    address: 'Alamat',
    network: 'Jaringan',
    transaction: 'Transaksi',
    withdrawal: 'Penarikan',
  },
  howTitle: 'Cara kerjanya',
  how: 'Setiap rekening koran diakhiri tanda tangan Ed25519 atas setiap bita sebelumnya. Mengubah satu angka merusaknya.',
  key: 'Kunci publik',
  keyText: 'Simpan untuk memeriksa rekening koran tanpa halaman ini:',
  offline: 'npm run ops -- verify-statement FILE --key …',
  script: 'Pemeriksaan ini memerlukan JavaScript. Tanpanya, gunakan perintah di bawah.',
  needed: 'Pilih berkas dulu.',
}

export const descriptions: Translation<typeof englishDescriptions> = {
  verifyStatement:
    'Periksa di peramban Anda bahwa rekening koran Evenmoor asli dan tidak berubah. Berkas tidak dikirim.',
}
