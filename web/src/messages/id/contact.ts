import type { contact as english, descriptions as englishDescriptions } from '#messages/en/contact.ts'
import type { Translation } from '#messages/shape.ts'

export const contact: Translation<typeof english> = {
  title: 'Kontak',
  lead: 'Bertanya, mengeluh, atau beri tahu kami apa yang salah. Kami menyimpan setiap pesan dan memberinya referensi.',
  name: 'Nama',
  email: 'Email',
  emailHint: 'Kami menjawab ke alamat ini.',
  message: 'Pesan',
  messageHint: 'Hingga {max} karakter. Jangan pernah mengirim kata sandi atau kode kepada kami.',
  left: '{left, plural, =0 {Tidak ada sisa karakter} other {Sisa # karakter}}',
  over: '{over, plural, other {Kelebihan # karakter}}',
  submit: 'Kirim pesan',
  busy: 'Mengirim…',
  failed: 'Pesan gagal dikirim.',
  kept: 'Yang Anda ketik masih ada di sini.',
  sent: 'Terima kasih. Pesan Anda kami terima, referensi {reference}.',
  sentNote: 'Simpan referensinya. Kami menjawab lewat email setelah seseorang membacanya.',
  last: 'Pesan terakhir Anda memiliki referensi {reference}.',
  trap: 'Biarkan isian ini kosong',
  other: {
    heading: 'Cara lain',
    email: 'Dukungan lewat email',
    phone: 'Telepon',
    telegram: 'Telegram',
    address: 'Alamat',
    hours: 'Belum ada jadwal jaga di sini, jadi kami tidak menjanjikan jam.',
    example: 'Contoh: pengelola belum menetapkan miliknya.',
    safety:
      'Tidak seorang pun dari kami akan meminta kata sandi, kode, atau pembayaran. Yang melakukannya bukan kami.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  contact: 'Tulis kepada pengelola situs ini. Setiap pesan disimpan dan mendapat nomor referensi.',
}
