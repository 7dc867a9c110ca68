import type { forms as english } from '#messages/en/forms.ts'
import type { Translation } from '#messages/shape.ts'

export const forms: Translation<typeof english> = {
  needsScript: 'Formulir ini memerlukan JavaScript. Nyalakan di peramban Anda dan muat ulang halaman.',
  rules: {
    firstName: 'Nama depan wajib diisi',
    lastName: 'Nama belakang wajib diisi',
    email: 'Email wajib diisi',
    emailFormat: 'Masukkan alamat email yang sah.',
    password: 'Kata sandi wajib diisi',
    mismatch: 'Kata sandi tidak cocok',
    code: 'Kode wajib diisi',
    nameLength: 'Gunakan paling banyak 100 karakter.',
    nameSigns: 'Gunakan hanya huruf, spasi, dan tanda baca.',
    name: 'Nama wajib diisi',
    message: 'Pesan wajib diisi',
    messageLength: 'Gunakan paling banyak 2.000 karakter.',
    oneLine: 'Gunakan satu baris teks biasa.',
    plainText: 'Gunakan teks biasa.',
    adult: 'Centang kotak untuk menyatakan bahwa Anda berusia 18 tahun ke atas dan tahu ini uang latihan.',
    resetToken: 'Token pengaturan ulang tidak ada.',
    resetLength: 'Kata sandi harus minimal 6 karakter.',
    resetMismatch: 'Kata sandi tidak cocok.',
    invalid: 'Periksa isian ini.',
  },
}
