import type { notFound as english } from '#messages/en/not-found.ts'
import type { Translation } from '#messages/shape.ts'

export const notFound: Translation<typeof english> = {
  title: 'Halaman tidak ditemukan',
  lead: 'Tidak ada apa-apa di alamat ini. Periksa salah ketik, atau mulai lagi dari beranda.',
  jokes: {
    first: 'Halaman ini mengambil posisi panjang pada ketiadaan.',
    second: 'Kami memeriksa buku besar dua kali. Halaman ini tidak seimbang.',
    third: 'Alamat ini punya nol konfirmasi.',
    fourth: 'Rekonsiliasi kami pun tidak menemukannya.',
    fifth: 'Halaman ini pergi tanpa membayar biaya.',
  },
  pause: 'Jeda pesan',
  resume: 'Putar pesan',
  goHome: 'Ke beranda',
}
