import type { faqFirst as english } from '#messages/en/faq-first.ts'
import type { Translation } from '#messages/shape.ts'

export const faqFirst: Translation<typeof english> = {
  heading: 'Yang pertama kali ditanyakan',
  all: 'Semua sepuluh tanya jawab',
  money: {
    question: 'Apakah ada uang nyata di sini?',
    answer:
      'Tidak. Setiap dolar dan setiap koin di sini adalah uang latihan. Tidak ada cara memasukkan uang nyata: jaringan pembayarannya simulasi di dalam situs ini, alamatnya diawali PRACTICE-, dan tidak ada dompet nyata yang bisa membayar ke sana.',
  },
  rate: {
    question: 'Apa arti tingkat pada sebuah paket?',
    answer:
      'Itu setelan simulasi: tingkat ilustrasi untuk uang latihan saja, bukan prakiraan. 2,5 % per hari yang diulang selama setahun menjadi ×8.207. Tidak ada investasi sah yang membayar sebesar itu. Kami menunjukkannya agar Anda mengenali tawaran seperti itu bila menemuinya.',
  },
  leave: {
    question: 'Bagaimana cara mengeluarkan uang latihan?',
    answer:
      'Ambil kembali dari paket, lalu ajukan penarikan ke alamat latihan. Penarikan dibayar dengan USDT latihan di bentuk latihan jaringan BEP20. Staf memeriksa setiap permintaan. Sebelum disetujui, Anda bisa membatalkannya sendiri.',
  },
}
