import type { identityReasons as english } from '#messages/en/identity-reasons.ts'
import type { Translation } from '#messages/shape.ts'

export const identityReasons: Translation<typeof english> = {
  unreadable: {
    title: 'Tidak terbaca',
    text: 'Gambar tidak terbaca: buram, terlalu gelap, atau tertutup sebagian. Perlu diambil lagi di bawah cahaya siang, dengan seluruh dokumen tampak tajam.',
  },
  cut_off: {
    title: 'Terpotong',
    text: 'Sebagian dokumen tidak ada di dalam gambar. Perlu diambil lagi dengan keempat sudutnya terlihat.',
  },
  expired: {
    title: 'Tidak berlaku lagi',
    text: 'Dokumen sudah tidak berlaku. Perlu dikirim yang masih berlaku.',
  },
  name_differs: {
    title: 'Nama lain',
    text: 'Nama di dokumen bukan nama akun. Nama di profil perlu diubah, atau dokumen dengan nama yang sama perlu dikirim.',
  },
  other_document: {
    title: 'Dokumen lain',
    text: 'Ini bukan paspor, kartu identitas, atau surat izin mengemudi, atau bukan yang dipilih. Perlu dikirim salah satunya.',
  },
  altered: {
    title: 'Diubah',
    text: 'Gambar menunjukkan tanda telah diubah. Perlu dikirim sebagaimana diambil.',
  },
}
