import type { descriptions as english } from '#messages/en/descriptions.ts'
import type { Translation } from '#messages/shape.ts'

export const descriptions: Translation<typeof english> = {
  home: 'Latih investasi kripto dan forex dengan 10.000 dolar latihan. Hasil bisa negatif, biaya ditunjukkan lebih dulu, dan tidak ada yang dijanjikan.',
  picture: 'Pelajari rasanya berinvestasi, sebelum Anda membayar mahal.',
  about:
    'Siapa pembuat Evenmoor, apa yang bukan Evenmoor, cara kerja simulasi, dan apa yang bisa Anda periksa sendiri. Hanya uang latihan.',
  contact: 'Tulis kepada pengelola situs ini. Setiap pesan disimpan dan mendapat nomor referensi.',
  faq: 'Sepuluh jawaban lugas: uang latihan, tingkat harian, kerugian, satu-satunya biaya, penarikan, keamanan, dan dukungan.',
  terms:
    'Ketentuan memakai Evenmoor: hanya uang latihan, 18 tahun ke atas, paket dan rentang, serta biaya penarikan 1 %.',
  privacy: 'Apa yang Evenmoor simpan tentang Anda, mengapa, berapa lama, dan cara meminta penghapusan.',
  risks:
    'Risiko kripto dan forex nyata dalam dua menit, serta apa yang bisa dan tidak bisa diajarkan latihan.',
  results:
    'Setiap hasil harian tiap paket, hash yang dipublikasikan, dan pemeriksaan di peramban Anda sendiri.',
  signup: 'Buka akun latihan gratis: satu alamat email, sekitar dua menit, tanpa kartu dan tanpa dompet.',
  login: 'Masuk ke akun latihan Evenmoor Anda.',
  forgotPassword: 'Dapatkan tautan untuk membuat kata sandi baru akun latihan Evenmoor Anda.',
  resetPassword: 'Buat kata sandi baru untuk akun latihan Evenmoor Anda.',
  logout: 'Keluar dari akun latihan Evenmoor Anda.',
  staffLink: 'Masuk sebagai staf dengan tautan yang diberikan kepada Anda.',
  notMe: 'Keluarkan semua perangkat akun Evenmoor Anda setelah email tentang hal yang tidak Anda lakukan.',
  undoEmailChange: 'Kembalikan alamat email lama akun Evenmoor Anda.',
  newsletterConfirm: 'Konfirmasi bahwa Anda ingin menerima buletin Evenmoor.',
  newsletterUnsubscribe: 'Berhenti dari buletin Evenmoor.',
}
