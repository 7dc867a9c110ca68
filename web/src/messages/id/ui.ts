import type { ui as english } from '#messages/en/ui.ts'
import type { Translation } from '#messages/shape.ts'

export const ui: Translation<typeof english> = {
  skip: 'Langsung ke isi',
  show: 'Tampilkan',
  hide: 'Sembunyikan',
  showPassword: 'Tampilkan sandi',
  hidePassword: 'Sembunyikan sandi',
  optional: 'opsional',
  copy: 'Salin',
  copied: 'Disalin',
  copyFailed: 'Menyalin diblokir di sini. Pilih teksnya saja.',
  close: 'Tutup',
  test: 'TEST',
  min: 'Min.',
  max: 'Maks.',
  problemSummary: 'Ada masalah',
  riskStrip: {
    label: 'Peringatan risiko',
    lead: 'Risiko tinggi.',
    text: 'Di kripto dan forex nyata semua uang Anda bisa hilang. Jangan harapkan perlindungan.',
    link: 'Baca risikonya (2 mnt)',
  },
  practiceBar: {
    label: 'Mode latihan',
    lead: 'Mode latihan.',
    text: 'Saldo dan pembayaran di sini hanya simulasi.',
    details: 'Rincian',
    detailsTitle: 'Ini uang latihan',
    detailsText:
      'Dolar dan koin Anda di sini adalah uang latihan. Tidak dapat dibeli, dijual, atau diuangkan. Harga dan pembayaran disimulasikan, dan hasil bisa negatif.',
  },
  change: { up: 'naik', down: 'turun', none: 'tetap' },
  timer: {
    left: 'sisa {minutes, plural, =0 {} other {# menit }}{seconds, plural, =0 {} other {# detik}}',
    over: 'Waktu habis',
  },
  confirmations: '{done} dari {needed, plural, other {# konfirmasi}}',
  progress: { done: 'selesai', current: 'saat ini', todo: 'berikutnya' },
  step: 'Langkah {current} dari {count}',
}
