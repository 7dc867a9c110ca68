import type { parts as english } from '#messages/en/parts.ts'
import type { Translation } from '#messages/shape.ts'

export const parts: Translation<typeof english> = {
  copy: 'Salin',
  copied: 'Disalin',
  copyFailed: 'Menyalin diblokir di sini. Pilih teksnya saja.',
  stillWorking: 'Masih diproses…',
  test: 'TEST',
  min: 'Min.',
  max: 'Maks.',
  practiceBar: {
    label: 'Mode latihan',
    lead: 'Mode latihan.',
    text: 'Saldo dan pembayaran di sini hanya simulasi.',
    details: 'Rincian',
    detailsTitle: 'Ini uang latihan',
    detailsText:
      'Dolar dan koin Anda di sini adalah uang latihan. Tidak dapat dibeli, dijual, atau diuangkan. Harga dan pembayaran disimulasikan, dan hasil bisa negatif.',
  },
  confirmations: '{done} dari {needed, plural, other {# konfirmasi}}',
  progress: {
    done: 'selesai',
    current: 'saat ini',
    todo: 'berikutnya',
  },
  step: 'Langkah {current} dari {count}',
}
