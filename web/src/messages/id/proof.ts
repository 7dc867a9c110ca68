import type { proof as english } from '#messages/en/proof.ts'
import type { Translation } from '#messages/shape.ts'

export const proof: Translation<typeof english> = {
  title: 'Konfirmasi bahwa ini Anda',
  lead: 'Kami menanyakan ini sebelum perubahan penting. Berlaku lima menit.',
  password: 'Kata sandi Anda',
  submit: 'Konfirmasi',
  busy: 'Memeriksa…',
  passwordNeeded: 'Ketik kata sandi Anda.',
  codeNeeded: 'Ketik kodenya.',
  totp: {
    label: 'Kode 6 digit dari aplikasi autentikator Anda',
    use: 'Pakai aplikasi autentikator',
  },
  recovery_code: {
    label: 'Kode pemulihan',
    hint: 'Salah satu dari sepuluh kode yang Anda simpan. Masing-masing berlaku sekali.',
    use: 'Pakai kode pemulihan',
  },
  passkey: {
    text: 'Perangkat Anda meminta wajah, jari, PIN, atau kunci keamanan.',
    button: 'Pakai kunci sandi Anda',
    busy: 'Menunggu perangkat Anda…',
    use: 'Pakai kunci sandi',
  },
  fault: {
    declined: 'Kunci sandi tidak dipakai. Coba lagi, atau pilih cara lain.',
    known: 'Perangkat ini sudah punya kunci sandi akun Anda.',
    failed: 'Perangkat Anda tidak bisa. Coba lagi, atau pilih cara lain.',
  },
  secondStep: {
    title: 'Satu langkah lagi',
    lead: 'Kata sandi Anda benar. Sekarang konfirmasi dengan faktor kedua.',
    back: 'Kembali ke kata sandi',
  },
}
